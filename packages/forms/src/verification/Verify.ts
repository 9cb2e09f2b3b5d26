/** The action that the slider-style verification protects. */
export type Scene = 'login' | 'register' | 'sms'

/**
 * The slider-style verification [S-098].
 *
 * Resolves with the provider's proof, unchanged, or with null if the person cancelled: then nothing is sent and no
 * message is shown.
 */
export type Verify<Proof extends object = object> = (scene: Scene) => Promise<Proof | null>

/** The outcome of a verification: whether to go on, and the part of the payload that carries the proof. */
export type Verified<Proof extends object> =
  | { readonly cancelled: true }
  | { readonly cancelled: false; readonly proof: { readonly geetestValidateV4?: Proof } }

/** Runs the verification when there is one. */
export const runVerification = async <Proof extends object>(
  verify: Verify<Proof> | undefined,
  scene: Scene,
): Promise<Verified<Proof>> => {
  if (!verify) return { cancelled: false, proof: {} }
  const geetestValidateV4 = await verify(scene)
  return geetestValidateV4 ? { cancelled: false, proof: { geetestValidateV4 } } : { cancelled: true }
}
