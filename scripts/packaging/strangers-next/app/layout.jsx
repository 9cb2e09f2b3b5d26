import { BrandProvider } from '@croupier/ui/BrandProvider'
import { StyleRegistry } from '@croupier/ui/next'
import { themeScript } from '@croupier/ui/theme-script'
import '@croupier/ui/fonts.css'

export default function RootLayout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript() }} />
      </head>
      <body>
        <StyleRegistry>
          <BrandProvider theme="light">{children}</BrandProvider>
        </StyleRegistry>
      </body>
    </html>
  )
}
