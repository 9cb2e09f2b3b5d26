/** A merchant of an invented third market, made from the documents alone. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Code and name of the merchant. */
export const code = 'simba'
export const brand = 'Simba Lounge'

/** Flags of `npm run merchant -- new`. */
export const wishes = Object.entries({
  code,
  name: brand,
  operator: 'Simba Lounge Ltd.',
  country: 'KE',
  currency: 'KES',
  languages: 'EN,SW',
  'time-zone': 'Africa/Nairobi',
  age: '21',
  'dialling-code': '254',
  domains: 'simbalounge.example',
  lanes: 'RNG,LIVE,SPORTS,FISH,PVP',
  accent: '#b45309',
  deep: '#2b1a0a',
  'licence-number': 'EX-0002',
  'licence-authority': 'Example Gaming Authority',
}).flatMap(([flag, value]) => [`--${flag}`, value])

/** Words of the folder that the walk looks for, by language. */
export const ownLinks = [
  { EN: 'Night on the savanna', SW: 'Usiku wa savana' },
  { EN: 'Work with us', SW: 'Fanya kazi nasi' },
] as const

/** The payment method that no source file contains. */
export const payment = { name: 'M-Pesa', picture: `/merchants/${code}/mpesa.svg` }

/** The first translated texts. */
export const translated = { hd_home: 'Nyumbani', hd_login_button: 'Ingia', hd_register_button: 'Jisajili' } as const

const merchantParts = {
  modules: { PTSYS3: false },
  payments: [
    {
      code: 'MPESA',
      kind: 'wallet',
      name: { EN: payment.name },
      art: './mpesa.svg',
      minimum: '100',
      maximum: '150000',
      steps: {
        EN: ['Open {app} and choose Lipa na M-Pesa.', 'Pay exactly the amount shown.', 'Enter the reference here.'],
        SW: ['Fungua {app} na uchague Lipa na M-Pesa.', 'Lipa kiasi kilichoonyeshwa.', 'Andika kumbukumbu hapa.'],
      },
      payout: true,
    },
    {
      code: 'BANK',
      kind: 'bank',
      name: { EN: 'Bank transfer', SW: 'Uhamisho wa benki' },
      minimum: '500',
      maximum: '900000',
    },
  ],
  banners: [{ place: 'home', picture: './hero.svg', title: ownLinks[0], leadsTo: '/promotions' }],
  footerLinks: [{ title: ownLinks[1], url: 'https://careers.simbalounge.example/' }],
}

const brandParts = {
  radius: 'lg',
  button: 'leaf',
  card: 'raised',
  tile: 'square',
  navigation: 'side',
  type: { display: "'Lora Variable', Georgia, serif" },
}

const mpesa = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 112"><rect width="160" height="112" rx="18" fill="#1c7c32"/><rect x="60" y="18" width="40" height="62" rx="8" fill="#fff"/><path d="M68 26h24v36H68z" fill="#1c7c32"/><path d="M44 96h72" stroke="#fff" stroke-width="6"/></svg>\n`

const merge = (file: string, change: (json: Readonly<Record<string, unknown>>) => object) => {
  const json = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>
  writeFileSync(file, `${JSON.stringify(change(json), undefined, 2)}\n`)
}

/**
 * Fills the folder that the command made: payment methods, a module off, banner, link, look with its font, first texts.
 */
export function fill(clone: string): void {
  const folder = path.join(clone, 'merchants', code)
  merge(path.join(folder, 'merchant.json'), (json) => ({ ...json, ...merchantParts }))
  merge(path.join(folder, 'brand.json'), (json) => ({ ...json, ...brandParts }))
  merge(path.join(folder, 'languages/SW.json'), (json) => ({
    ...json,
    texts: { ...(json['texts'] as object), ...translated },
  }))
  writeFileSync(path.join(folder, 'mpesa.svg'), mpesa)
  const brands = path.join(clone, 'packages/ui/src/brands')
  const css = readFileSync(path.join(brands, 'royale.css'), 'utf8')
  for (const [, face = ''] of css.matchAll(/'\.\/fonts\/([^']+)'/g))
    cpSync(path.join(brands, 'fonts', face), path.join(folder, face))
  writeFileSync(path.join(folder, 'fonts.css'), css.replaceAll('./fonts/', './'))
}
