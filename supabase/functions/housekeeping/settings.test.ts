import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const env = {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  DISPATCH_SECRET: 'a secret of this test alone',
}

test('the settings are read from the environment', () => {
  expect(readSettings(env)).toEqual({
    projectUrl: env.SUPABASE_URL,
    serviceKey: 'service',
    dispatchSecret: env.DISPATCH_SECRET,
  })
})

test('missing and malformed settings are named, without their values', () => {
  expect(() => readSettings({ ...env, SUPABASE_SERVICE_ROLE_KEY: undefined, DISPATCH_SECRET: 'short' })).toThrow(
    /^housekeeping: missing or malformed settings: SUPABASE_SERVICE_ROLE_KEY, DISPATCH_SECRET$/,
  )
})
