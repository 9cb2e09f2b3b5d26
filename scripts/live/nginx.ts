/** A real nginx in front of a site on this machine, set up from the template that integrators use. */
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const deploy = path.join(root, 'deploy/nginx')
const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl']
const binary = '/usr/sbin/nginx'
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Finds Debian's nginx with its Brotli module or installs both; false where neither works. */
export function ensureNginx(): boolean {
  const there = () => existsSync(binary) && existsSync(brotli)
  if (!there() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return there()
}

/** Where an nginx listens, and what it is in front of. */
export interface Front {
  /** Folder for its configuration, certificate and logs. */
  readonly folder: string
  /** Port of TLS; the next one sends plain requests there. */
  readonly port: number
  readonly plainPort: number
  /** Ports of the site's server, one for each instance. */
  readonly sites: readonly number[]
  /** Folder of the built site. */
  readonly dist: string
  /**
   * Without the limits on calls and connections, and without a log line for each instance that is down: for load tests.
   */
  readonly unlimited?: boolean
}

const filled = (template: string, values: Readonly<Record<string, string>>) =>
  template.replaceAll(/\$\{([A-Z_]+)\}/g, (whole, name: string) => values[name] ?? whole)

function templateOf(unlimited: boolean): string {
  const text = readFileSync(path.join(deploy, 'croupier.conf.template'), 'utf8')
  return unlimited ? text.replaceAll(/^\s*limit_(?:req|conn) .*$/gm, '') : text
}

/**
 * Starts nginx with a separate certificate for `localhost`. Throws nginx's message if it finds a fault in the template.
 */
export function startNginx({ folder, port, plainPort, sites, dist, unlimited = false }: Front): ChildProcess {
  mkdirSync(path.join(folder, 'body'), { recursive: true })
  const [certificate, key] = [path.join(folder, 'localhost.crt'), path.join(folder, 'localhost.key')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  )
  cpSync(path.join(deploy, 'proxy-headers.conf'), path.join(folder, 'proxy-headers.conf'))
  writeFileSync(
    path.join(folder, 'site-servers.conf'),
    sites.map((site) => `server 127.0.0.1:${site} max_fails=3 fail_timeout=1s;\n`).join(''),
  )
  const server = filled(templateOf(unlimited), {
    SITE_SERVERS: path.join(folder, 'site-servers.conf'),
    REAL_IP: path.join(deploy, 'real-ip.conf'),
    ERROR_PAGES: path.join(deploy, 'pages'),
    HTTP_LISTEN: `127.0.0.1:${plainPort}`,
    HTTPS_LISTEN: `127.0.0.1:${port}`,
    SERVER_NAMES: '_',
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
    DIST: dist,
    HSTS: 'max-age=31536000',
    PROXY_HEADERS: path.join(folder, 'proxy-headers.conf'),
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, 'body')};`)
    .join('\n')
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `load_module ${brotli};
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${path.join(folder, 'nginx.pid')};
error_log stderr ${unlimited ? 'crit' : 'warn'};
worker_processes 1;
events { worker_connections 1024; }
http {
include /etc/nginx/mime.types;
access_log off;
${temporary}
${server}
}
`,
  )
  const checked = spawnSync(binary, ['-t', '-q', '-c', file, '-p', folder], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration:\n${checked.stderr}`)
  return spawn(binary, ['-c', file, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] })
}
