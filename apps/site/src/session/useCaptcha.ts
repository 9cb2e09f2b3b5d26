import { captchaStore } from '@croupier/stores'
import type { CaptchaChallenge } from '@croupier/forms'
import { useStore } from '../base/RootContext.ts'
import { useService } from '../parts/service/useService.ts'

/** The captcha in the form's shape; undefined while none is required (S-107 to S-109). Use inside an observer. */
export function useCaptcha(): CaptchaChallenge | undefined {
  const captcha = useStore(captchaStore)
  const openService = useService()
  if (!captcha.isShown) return undefined
  const { image } = captcha
  return {
    image: image.isLoading ? null : (image.data ?? null),
    failed: !image.isLoading && image.failure !== undefined,
    refresh: captcha.refresh,
    help: () => void openService(),
  }
}
