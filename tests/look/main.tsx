import 'virtual:theme.css'
import '@/app/mantine-styles'
import '@/app/styles.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { theme } from '@/app/theme'
import { tokens } from '@/app/tokens'
import { Components } from './components'

// The page of `npm run dev` at /tests/look/: all components in both schemes and three widths.

const widths = [360, 768, 1280]
const schemes = ['light', 'dark'] as const

const isScheme = (text: string | null): text is (typeof schemes)[number] => schemes.some((scheme) => scheme === text)

function Frames() {
  return schemes.flatMap((scheme) =>
    widths.map((width) => (
      <iframe
        key={`${scheme}-${width}`}
        title={`${scheme}, ${width} px`}
        src={`?scheme=${scheme}`}
        width={width}
        height={2400}
      />
    )),
  )
}

const scheme = new URLSearchParams(location.search).get('scheme')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    isScheme(scheme) ? (
      <MantineProvider theme={theme} cssVariablesResolver={() => tokens} forceColorScheme={scheme}>
        <Components />
      </MantineProvider>
    ) : (
      <Frames />
    ),
  )
