/** A picture in the platform's format: base64 PNG without prefix. One grey pixel, stretched to fit its space. */
export const captchaPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaGj4DwAFBAKA0d2l2wAAAABJRU5ErkJggg=='
