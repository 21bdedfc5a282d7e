import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { trimModule, trimStyles, withoutScale } from './trim-libraries.ts'

const mantine = new URL('../node_modules/@mantine/core/', import.meta.url)
const read = (path: string) => readFile(new URL(path, mantine), 'utf8')

it.each(['components/Button/Button', 'components/ActionIcon/ActionIcon'])(
  '%s loses its groups and the transition of its loader',
  async (path) => {
    const code = trimModule(path.split('/').slice(1).join('/'), await read(`esm/${path}.mjs`))
    expect(code).not.toMatch(/\.Group|Transition\.mjs/)
    expect(code).toContain('const Transition = ')
  },
)

it('the provider writes neither variables nor classes that hide by width', async () => {
  expect(
    trimModule('MantineProvider/MantineProvider', await read('esm/core/MantineProvider/MantineProvider.mjs')),
  ).not.toMatch(/jsx\(Mantine(?:Classes|CssVariables)/)
})

it('the theme has only the palettes that a screen or a component shows', async () => {
  const code = trimModule('MantineProvider/default-colors', await read('esm/core/MantineProvider/default-colors.mjs'))
  expect([...code.matchAll(/(\w+): \[/g)].map(([, name]) => name)).toEqual([
    'dark',
    'gray',
    'red',
    'blue',
    'green',
    'yellow',
  ])
})

it('the router reads no search of an address by itself', async () => {
  // Of what the router consists is its own matter: the app depends on the router alone.
  const [scope, part] = ['@tanstack', 'router-core']
  const code = await readFile(new URL(`../node_modules/${scope}/${part}/dist/esm/router.js`, import.meta.url), 'utf8')
  expect(trimModule('esm/router', code)).not.toMatch(/default(?:Parse|Stringify)Search|searchParams/)
})

it('an icon has the classes that its user gives it', async () => {
  const code = await readFile(
    new URL('../node_modules/@tabler/icons-react/dist/esm/createReactComponent.mjs', import.meta.url),
    'utf8',
  )
  const trimmed = trimModule('esm/createReactComponent', code)
  expect(trimmed).not.toContain('tabler-icon`')
  expect(trimmed).toMatch(/className: className,/)
})

it('lengths are written without the scale', async () => {
  const css = withoutScale(await read('styles/Button.layer.css'))
  expect(css).toContain('--button-height-xs: 1.875rem;')
  expect(css).not.toContain('--mantine-scale')
  expect(trimModule('units-converters/rem', await read('esm/core/utils/units-converters/rem.mjs'))).toContain(
    'return remValue;',
  )
})

it('a loader is round', async () => {
  expect(trimModule('Loader/Loader', await read('esm/components/Loader/Loader.mjs'))).not.toMatch(/: (?:Bars|Dots)/)
})

it.each([
  ['Button', 'm_77c9d27d', 'm_80d6d844'],
  ['ActionIcon', 'm_8d3f4000', 'm_1a0f1b21'],
  ['Loader', 'm_b34414df', 'm_7a2bd4cd'],
])('the styles of %s lose only the classes that no screen uses', async (name, used, unused) => {
  const css = await trimStyles(name, await read(`styles/${name}.layer.css`))
  expect(css).toContain(used)
  expect(css).not.toContain(unused)
})

it('keeps what it does not know, and fails when the library has changed', async () => {
  expect(trimModule('Text/Text', 'const Text = 1')).toBe('const Text = 1')
  expect(() => trimModule('Button/Button', 'const Button = 1')).toThrow(/Button/)
  await expect(trimStyles('Loader', '.other{color:red}')).rejects.toThrow(/Loader/)
})
