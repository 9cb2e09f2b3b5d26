import { RemoteValue } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { tokens } from '@croupier/ui/theme'
import { useCallback, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { RuledList } from '../../parts/page/RuledList.ts'
import { readLicences, type Licence } from './licences.ts'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};
  max-inline-size: 60rem;
`

const Title = styled.h1`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.xxl};
`

const Intro = styled.p`
  color: ${tokens.color.textMuted};
`

const Head = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  min-block-size: 2.75rem;
  padding: ${tokens.space.s2} ${tokens.space.s4};
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${tokens.color.focus};
    outline-offset: -2px;
  }
  & > span:first-of-type {
    font-weight: ${tokens.fontWeight.medium};
    overflow-wrap: anywhere;
  }
  & > span:nth-of-type(2) {
    flex: 1;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const Text = styled.pre`
  margin: 0;
  padding: 0 ${tokens.space.s4} ${tokens.space.s4};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

/** The licences of the packages by others that this build of the site contains. */
export function LicencesPage({ read = readLicences }: { read?: typeof readLicences }) {
  const text = useText()
  const [licences] = useState(() => new RemoteValue<readonly Licence[]>(Date.now))
  const load = useCallback(() => licences.load(read), [licences, read])
  useEffect(() => {
    void load()
    return () => licences.reset()
  }, [licences, load])
  return (
    <Root>
      <Title>{text('title.licences')}</Title>
      <Intro>{text('licences.intro')}</Intro>
      <RemoteView
        value={licences}
        waiting={<ListSkeleton rows={8} />}
        failed={{ title: text('licences.failed'), onRetry: load }}
      >
        {(all) => (
          <RuledList>
            {all.map(({ name, version, identifier, text: words }) => (
              <li key={`${name} ${version}`}>
                <details>
                  <Head>
                    <span dir="ltr">{name}</span> <span dir="ltr">{version}</span>
                    <Badge>{identifier ?? text('licences.unstated')}</Badge>
                  </Head>
                  {/* Licences are in the language of their authors. */}
                  <Text dir="ltr" lang="en">
                    {words ?? text('licences.without_text')}
                  </Text>
                </details>
              </li>
            ))}
          </RuledList>
        )}
      </RemoteView>
    </Root>
  )
}
