import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { afterWriting } from '../after-writing.ts'
import { readAndroidApp, type AndroidApp } from './android-app.ts'

/** Where Android looks for the apps that belong to a site (Digital Asset Links). */
const assetLinksFile = '.well-known/assetlinks.json'

export const assetLinksOf = ({ packageName, fingerprints }: AndroidApp) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
  },
]

/**
 * Writes the file that proves to Android that the app belongs to this site. Without an Android app it writes nothing.
 */
export const assetLinks = (): Plugin => {
  let file = ''
  let app: AndroidApp | null = null
  return {
    name: 'comrade:asset-links',
    apply: 'build',
    configResolved(config) {
      file = resolve(config.root, config.build.outDir, assetLinksFile)
      app = readAndroidApp(config.env)
    },
    ...afterWriting(async () => {
      if (app === null) return
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(assetLinksOf(app)))
    }),
  }
}
