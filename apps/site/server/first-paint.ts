import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Style sheets up to this size travel inside the page. */
const inlineLimit = 4096

/** Marks a script that is asked for once the page has painted. */
export const later = 'later'

/** How long the scripts wait for the pictures of the first paint, in milliseconds. */
const picturePatience = 300

/** How many scripts are asked for in one task: each takes a slow phone two to four milliseconds. */
const requestsAtOnce = 6

/**
 * Asks for the scripts and runs them once the page has painted, with the pictures of a drawn page: they would take the line
 * from the pictures, and their evaluation would hold the first paint up. Those marked to be run are scripts of their own,
 * so that libraries and packages are evaluated in tasks apart from what imports them. A frame is on the screen some time
 * after its callbacks, so a drawn page waits until the browser reports its paint. A page in the background never paints.
 */
const afterPaint = `(function(d,ms,c){var b,a,q,g=function(){if(b)return;b=1;a=[].slice.call(d.querySelectorAll('link[data-run]'));q=[].slice.call(d.querySelectorAll('link[rel=${later}]'));window.askEarly&&askEarly();f();n()},f=function(){q.splice(0,c).forEach(function(l){l.rel='modulepreload'});q[0]&&setTimeout(f)},n=function(){var l=a.shift(),e=d.createElement('script');if(!l)return;e.type='module';e.crossOrigin='';e.src=l.href;e.onload=n;d.body.append(e)},w=function(){if(!d.querySelector('.first-view'))return g();new PerformanceObserver(g).observe({type:'paint',buffered:true})};if(d.hidden)return g();setTimeout(g,ms*4);requestAnimationFrame(function(){setTimeout(function(){var p=[].filter.call(d.querySelectorAll('.first-view img'),function(i){return i.loading!=='lazy'&&i.offsetParent&&i.getBoundingClientRect().top<innerHeight}).map(function(i){return i.decode().catch(function(){})});setTimeout(g,ms);Promise.all(p).then(function(){requestAnimationFrame(function(){setTimeout(w)})})})})})(document,${picturePatience},${requestsAtOnce})`

/** The page of the build, made so that its first paint waits for no script and no style sheet. */
export function paintingFirst(
  page: string,
  bundle: Rolldown.OutputBundle,
): { html: string; tags: HtmlTagDescriptor[] } {
  const tags: HtmlTagDescriptor[] = []
  let entry = ''
  const html = page
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g, (link: string, file: string) => {
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') return link
      const css = String(sheet.source)
      if (css.length > inlineLimit || css.includes('</')) return link
      tags.push({ tag: 'style', children: css.trim(), injectTo: 'head' })
      // Tells the scripts that the page has it: its fonts once more would lay out every word again.
      return link.replace('<link', '<link disabled')
    })
    .replace(
      /<link rel="modulepreload"([^>]*\/(?:frame|core)-[^>]*)>/g,
      `<link rel="${later}" data-run fetchpriority="low"$1>`,
    )
    .replace(/<link rel="modulepreload"/g, `<link rel="${later}" fetchpriority="low"`)
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>\s*/, (_script, address: string) => {
      entry = address
      return ''
    })
    .replace('</head>', (end) => `<link rel="${later}" data-run fetchpriority="low" crossorigin href="${entry}">${end}`)
    .replace('</body>', (end) => `<script>${afterPaint}</script>${end}`)
  return { html, tags }
}

/**
 * Lets the page paint before its scripts have come (decision 0005): the small style sheet of the fonts is put into the
 * page, so that nothing stands between the document and its first paint; the scripts are asked for at low priority, so
 * that the first picture gets the line before them, and run after it. `scripts-ahead.ts` adds the page's own scripts.
 */
export const firstPaint = (): Plugin => ({
  name: 'croupier:first-paint',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: { order: 'post', handler: (page, { bundle = {} }) => paintingFirst(page, bundle) },
})
