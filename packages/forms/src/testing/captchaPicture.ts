/** A picture as the platform sends it: base64 PNG without prefix. One grey pixel, stretched by its place. */
export const captchaPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwAFBAKA0d2l2wAAAABJRU5ErkJggg=='
