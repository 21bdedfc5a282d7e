import { expect, it } from 'vitest'
import { shrink } from './shrink-scripts.ts'

it('leaves a smaller script with the same exports', async () => {
  const code =
    'const unused = 1; const twice = (number) => { const result = number * 2; return result }; export { twice }'
  const smaller = await shrink(code)
  expect(smaller.length).toBeLessThan(code.length)
  const module: unknown = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(smaller)}`)
  expect(module).toMatchObject({ twice: expect.any(Function) })
  expect(await shrink(code)).toBe(smaller)
})
