import { describe, expect, test } from 'vitest'
import { isAllowedEndpoint } from './allowed-endpoint.ts'

describe('isAllowedEndpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QGuQ',
    'https://api.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('accepts the endpoint of a known push service: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, [])).toBe(true)
  })

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://someone:secret@fcm.googleapis.com/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://push.services.mozilla.com.evil.example/',
    'https://notify.windows.com/',
    'https://127.0.0.1/latest/meta-data',
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'not an address',
  ])('rejects any other address: %s', (endpoint) => {
    expect(isAllowedEndpoint(endpoint, ['http://127.0.0.1:9999'])).toBe(false)
  })

  test('accepts exactly the origins named in the settings', () => {
    expect(isAllowedEndpoint('http://127.0.0.1:9999/x', ['http://127.0.0.1:9999'])).toBe(true)
    expect(isAllowedEndpoint('http://127.0.0.1:9998/x', ['http://127.0.0.1:9999'])).toBe(false)
    expect(isAllowedEndpoint('http://me@127.0.0.1:9999/x', ['http://127.0.0.1:9999'])).toBe(false)
  })
})
