import { manifest } from '../manifest.ts'
import type { AndroidApp } from './android-app.ts'

/** The smallest icon that Bubblewrap accepts. */
const largeIcon = '512x512'

type Settings = {
  /** Where the site is, such as `https://comrade.example`. */
  readonly origin: string
  readonly app: AndroidApp
  /** The version that users see. */
  readonly version: string
  /** Increases with each upload to the store. */
  readonly versionCode: number
}

/**
 * The settings file of Bubblewrap, which packs the site as a Trusted Web Activity. What the web app manifest says is
 * taken from there.
 */
export const twaManifest = ({ origin, app, version, versionCode }: Settings) => {
  const at = (path: string): string => new URL(path, origin).href
  const iconFor = (purpose: string): string => {
    const icon = manifest.icons?.find((other) => other.purpose === purpose && other.sizes === largeIcon)
    if (!icon) throw new Error(`The web app manifest has no icon for "${purpose}" of ${largeIcon}`)
    return at(icon.src)
  }
  return {
    packageId: app.packageName,
    host: new URL(origin).host,
    name: manifest.name,
    launcherName: manifest.short_name,
    display: manifest.display,
    orientation: manifest.orientation,
    themeColor: manifest.theme_color,
    themeColorDark: manifest.theme_color,
    navigationColor: manifest.theme_color,
    navigationColorDark: manifest.theme_color,
    backgroundColor: manifest.background_color,
    startUrl: manifest.start_url,
    webManifestUrl: at('/manifest.webmanifest'),
    fullScopeUrl: at(manifest.scope ?? '/'),
    iconUrl: iconFor('any'),
    maskableIconUrl: iconFor('maskable'),
    monochromeIconUrl: iconFor('monochrome'),
    splashScreenFadeOutDuration: 300,
    // Reminders show the app's name, and Android asks for the permission in its name, not in Chrome's.
    enableNotifications: true,
    enableSiteSettingsShortcut: true,
    // A phone whose browser cannot run it opens a tab.
    fallbackType: 'customtabs',
    shortcuts: (manifest.shortcuts ?? []).map(({ name, url, icons = [] }) => ({
      name,
      shortName: name,
      url,
      chosenIconUrl: icons[0] && at(icons[0].src),
    })),
    shareTarget: manifest.share_target,
    signingKey: { path: './android.keystore', alias: 'android' },
    fingerprints: app.fingerprints.map((value) => ({ value })),
    appVersion: version,
    appVersionCode: versionCode,
  }
}
