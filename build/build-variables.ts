import packageJson from '../package.json' with { type: 'json' }

/** The variables that describe the build, in the app and in tests. */
export const buildVariables = {
  'import.meta.env.VITE_RELEASE': JSON.stringify(packageJson.version),
  'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
}

/**
 * The key with which the app calls the embedded backend. Every page has it, and it opens nothing by itself. It is the
 * same in all builds, so that a build can be served with any data folder.
 */
export const appKey = 'sb_publishable_comrade-embedded-backend'
