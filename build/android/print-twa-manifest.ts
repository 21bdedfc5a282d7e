import packageJson from '../../package.json' with { type: 'json' }
import { readAndroidApp } from './android-app.ts'
import { twaManifest } from './twa-manifest.ts'

// Prints the settings file of Bubblewrap for this version: see docs/deploy.md.
const { VITE_SITE_ORIGIN: origin, ANDROID_VERSION_CODE: versionCode = '1' } = process.env
const app = readAndroidApp(process.env)
if (origin === undefined || app === null)
  throw new Error('Set VITE_SITE_ORIGIN, VITE_ANDROID_PACKAGE and VITE_ANDROID_FINGERPRINTS')
console.log(
  JSON.stringify(twaManifest({ origin, app, version: packageJson.version, versionCode: Number(versionCode) }), null, 2),
)
