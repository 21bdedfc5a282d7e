import packageJson from '../package.json' with { type: 'json' }

/** The variables that describe the build, in the app and in tests. */
export const buildVariables = {
  'import.meta.env.VITE_RELEASE': JSON.stringify(packageJson.version),
  'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())),
}
