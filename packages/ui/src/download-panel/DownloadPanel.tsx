import { Download } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../link/ButtonLink.tsx'
import { needs } from '../needs/needs.ts'
import { QrCode } from '../qr-code/QrCode.tsx'
import { tokens } from '../theme/theme.ts'

/** One version of the app. */
export interface AppDownload {
  /** Identifies it, e.g. in `preferred`. */
  readonly value: string
  /** Name of the version: "iOS", "Android", "Lite app". */
  readonly label: string
  /** Address of the download, also encoded in the QR code. */
  readonly href: string
  /** Names the QR code: "QR code of the Android app". */
  readonly qrText: string
  /** Shown instead of the code drawn from `href`, such as the operator's picture of it. 120 px wide, and named. */
  readonly qrCode?: ReactNode
  /** Text of the button: "Download for Android". */
  readonly downloadText: string
  /** Version, size, requirements. */
  readonly note?: ReactNode
  /** Installation steps. */
  readonly steps?: readonly ReactNode[] | undefined
}

/** Props of `DownloadPanel`; everything else goes to the root. */
export interface DownloadPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Names the panel, e.g. "App download". */
  label: string
  /** The apps, in order. */
  apps: readonly AppDownload[]
  /** The app for the visitor's device; listed first, with the main button. */
  preferred?: string | undefined
  /** `steps` is the heading of the steps: "How to install". */
  texts?: { readonly steps: string } | undefined
  /** Each app's rank among the page's headings. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined
}

const Root = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.s4};
  align-items: start;
  min-inline-size: 0;
  font-size: ${tokens.fontSize.sm};
`

const App = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space.s3} ${tokens.space.s4};
  padding: ${tokens.space.s4};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};

  &:where([data-preferred]) {
    border-color: ${tokens.color.accent};
  }
`

const Words = styled.div`
  display: grid;
  align-self: center;
  gap: ${tokens.space.s2};
  min-inline-size: 0;

  & > p {
    color: ${tokens.color.textMuted};
  }
`

/** Spans the card below code and text, so the longest name fits. */
const Get = styled(ButtonLink)`
  grid-column: 1 / -1;
`

const Heading = styled.h2`
  font-size: ${tokens.fontSize.lg};
  overflow-wrap: anywhere;
`

const Steps = styled.div`
  grid-column: 1 / -1;

  & > p {
    font-weight: ${tokens.fontWeight.semibold};
  }
  & > ol {
    display: grid;
    gap: ${tokens.space.s1};
    margin: ${tokens.space.s1} 0 0;
    padding-inline-start: ${tokens.space.s5};
    color: ${tokens.color.textMuted};
    overflow-wrap: anywhere;
  }
`

/**
 * The apps of the site: QR code for another device, download for this one, installation steps. Renders a
 * `<section>`.
 *
 * Attributes out, on each app: `data-preferred`.
 */
export const DownloadPanel = ({ label, apps, preferred, texts, headingLevel = 2, ...rest }: DownloadPanelProps) => {
  if (process.env.NODE_ENV !== 'production') needs('DownloadPanel', { apps })
  return (
    <Root {...rest} aria-label={label}>
      {[...apps]
        .sort((one, other) => Number(other.value === preferred) - Number(one.value === preferred))
        .map(({ value, label, href, qrText, qrCode, downloadText, note, steps }) => (
          <App key={value} data-preferred={value === preferred ? '' : undefined}>
            {qrCode ?? <QrCode value={href} label={qrText} size={120} />}
            <Words>
              <Heading as={`h${headingLevel}`}>{label}</Heading>
              {note === undefined ? null : <p>{note}</p>}
            </Words>
            <Get
              href={href}
              variant={value === preferred ? 'solid' : 'outline'}
              startIcon={<Download aria-hidden />}
              rel="noopener noreferrer"
            >
              {downloadText}
            </Get>
            {steps === undefined || steps.length === 0 ? null : (
              <Steps>
                {texts === undefined ? null : <p>{texts.steps}</p>}
                <ol>
                  {steps.map((step, index) => (
                    <li key={index}>{step}</li>
                  ))}
                </ol>
              </Steps>
            )}
          </App>
        ))}
    </Root>
  )
}
