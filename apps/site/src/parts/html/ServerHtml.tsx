import createDOMPurify from 'dompurify'
import { useMemo } from 'react'
import { useOnDevice } from '../../base/useOnDevice.ts'

const purify = typeof window === 'undefined' ? undefined : createDOMPurify(window)

purify?.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName !== 'A') return
  node.setAttribute('target', '_blank')
  node.setAttribute('rel', 'noopener noreferrer nofollow')
})

/**
 * Elements allowed in a notice: text, lists, tables, pictures and links. No script, style, form, frame or event
 * attribute.
 */
const allowed = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'figcaption',
    'figure',
    'h2',
    'h3',
    'h4',
    'h5',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  RETURN_TRUSTED_TYPE: false,
} as const

/** Text in plain elements without attributes needs no sanitizing. */
const bare = /^(?:[^<]|<\/?(?:b|br|em|h[2-5]|i|li|ol|p|strong|ul)>)*$/

/**
 * Sanitizes HTML of the platform; the only place where this happens (S-242, R-35). A server has no DOM to sanitize
 * with: it renders only HTML that needs none.
 */
const cleanHtml = (html: string): string =>
  purify?.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR],
  }) ?? (bare.test(html) ? html : '')

/**
 * Renders a `<div>` with HTML of the platform, sanitised, in the direction of its first letter. The only place that
 * sets inner HTML.
 */
export function ServerHtml({ html, className }: { html: string; className?: string }) {
  const clean = useOnDevice(
    useMemo(() => cleanHtml(html), [html]),
    bare.test(html) ? html : '',
  )
  return <div className={className} dir="auto" dangerouslySetInnerHTML={{ __html: clean }} />
}
