import { expect, it } from 'vitest'
import { withoutStyles } from './styles-with-components.ts'

const module = (name: string) => `/project/node_modules/@mantine/core/esm/components/${name}/${name}.mjs`
const sheet = (name: string) => `/project/node_modules/@mantine/core/styles/${name}.layer.css`

it('a component whose styles no file imports is found', () => {
  expect(withoutStyles([module('Paper'), module('Modal'), sheet('Modal')])).toEqual(['Paper'])
})

it('parts without a stylesheet of their own need none', () => {
  expect(withoutStyles([module('FocusTrap'), module('Portal')])).toEqual([])
})
