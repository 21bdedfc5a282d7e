import { describe, expect, it } from 'vitest'
import { readAndroidApp } from './android-app.ts'
import { assetLinksOf } from './asset-links.ts'
import { twaManifest } from './twa-manifest.ts'

const fingerprint = Array.from({ length: 32 }, (_, index) => index.toString(16).padStart(2, '0').toUpperCase()).join(
  ':',
)
const other = fingerprint.replace('00', 'FF')
const settings = { VITE_ANDROID_PACKAGE: 'app.example.comrade', VITE_ANDROID_FINGERPRINTS: `${fingerprint}, ${other}` }
const app = { packageName: 'app.example.comrade', fingerprints: [fingerprint, other] }

describe('the settings of the Android app', () => {
  it('are none unless set', () => {
    expect(readAndroidApp({})).toBe(null)
    expect(readAndroidApp({ VITE_ANDROID_PACKAGE: '', VITE_ANDROID_FINGERPRINTS: ' ' })).toBe(null)
  })

  it('are a package and the fingerprints of all that sign it', () => {
    expect(readAndroidApp(settings)).toEqual(app)
  })

  it.each([
    ['a package alone', { VITE_ANDROID_FINGERPRINTS: '' }],
    ['fingerprints alone', { VITE_ANDROID_PACKAGE: '' }],
    ['a package without a dot', { VITE_ANDROID_PACKAGE: 'comrade' }],
    ['a fingerprint of another length', { VITE_ANDROID_FINGERPRINTS: fingerprint.slice(3) }],
    [
      'a fingerprint in small letters, which Android does not compare',
      { VITE_ANDROID_FINGERPRINTS: fingerprint.toLowerCase() },
    ],
  ])('fail the build with %s', (_, changed) => {
    expect(() => readAndroidApp({ ...settings, ...changed })).toThrow(/^VITE_ANDROID_/)
  })
})

it('the site calls the app its own', () => {
  expect(assetLinksOf(app)).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: 'app.example.comrade',
        sha256_cert_fingerprints: [fingerprint, other],
      },
    },
  ])
})

describe('the settings file of Bubblewrap', () => {
  const written = twaManifest({ origin: 'https://comrade.example', app, version: '1.2.0', versionCode: 7 })

  it('has everything: what is undefined would be missing in the file', () => {
    expect(JSON.parse(JSON.stringify(written))).toEqual(written)
    expect(Object.entries(written).filter(([, value]) => value === undefined)).toEqual([])
  })

  it('says of the app what the web app manifest says', () => {
    expect(written).toMatchObject({
      packageId: 'app.example.comrade',
      host: 'comrade.example',
      launcherName: 'Comrade',
      display: 'standalone',
      startUrl: '/',
      iconUrl: 'https://comrade.example/icons/icon-512.png',
      maskableIconUrl: 'https://comrade.example/icons/maskable-512.png',
      webManifestUrl: 'https://comrade.example/manifest.webmanifest',
      shareTarget: { action: '/second-hand' },
      appVersion: '1.2.0',
      appVersionCode: 7,
    })
    expect(written.shortcuts.map(({ name, url, chosenIconUrl }) => [name, url, chosenIconUrl])).toEqual([
      ['Cart', '/cart', 'https://comrade.example/icons/shortcut-cart-96.png'],
      ['Gossip', '/tum-gossip', 'https://comrade.example/icons/shortcut-gossip-96.png'],
      ['Log today', '/period-tracker', 'https://comrade.example/icons/shortcut-log-96.png'],
    ])
  })
})
