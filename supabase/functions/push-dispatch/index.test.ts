import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const settings = {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  VAPID_PUBLIC_KEY: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  VAPID_SUBJECT: 'mailto:hello@comrade.example',
  DISPATCH_SECRET: 'a secret of this test alone',
}

const startFunction = async (env: Record<string, string>) => {
  const serve = vi.fn<(handle: (request: Request) => Promise<Response>) => void>()
  vi.stubGlobal('Deno', { serve, env: { toObject: () => env } })
  await import('./index.ts')
  return serve.mock.calls[0]?.[0]
}

test('the Edge Function returns the public key from its secrets', async () => {
  const handle = await startFunction(settings)
  const response = await handle?.(new Request('https://project.supabase.example/functions/v1/push-dispatch'))
  expect(await response?.json()).toEqual({ publicKey: settings.VAPID_PUBLIC_KEY })
})

test('the Edge Function does not start without its secrets, and names them but not their values', async () => {
  const error = await startFunction({ ...settings, DISPATCH_SECRET: 'short', VAPID_SUBJECT: '' }).catch(
    (thrown: unknown) => thrown,
  )
  expect(String(error)).toContain('VAPID_SUBJECT, DISPATCH_SECRET')
  expect(String(error)).not.toContain('short')
})
