import * as z from 'zod/mini'
import { textUpTo } from './bounds.ts'

/**
 * The language of the texts in an answer, as a code of the platform. The client fills it in by {@link languageFill}.
 */
export const language = z.optional(textUpTo(10))

/** Sends the language of the page with a call. */
export const languageFill = [{ field: 'language', from: 'language' }] as const
