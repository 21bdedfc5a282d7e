import { wantedLanguage } from '@/store/wanted-language'
import { languageOfWorker } from '@/app/install/rules/built-files'

type Scope = {
  readonly location: { readonly href: string }
  readonly registration: { readonly active: Pick<ServiceWorker, 'scriptURL'> | null }
}

/**
 * True for a worker that may take the place of the active one. One of another language may as long as that language is
 * asked for: while it installed, the person may have gone back to the language that the app has.
 */
const isWanted = async ({ location, registration: { active } }: Scope): Promise<boolean> => {
  const own = languageOfWorker(location.href)
  if (!active || languageOfWorker(active.scriptURL) === own) return true
  const wanted = await wantedLanguage().catch(() => undefined)
  return wanted === undefined || wanted === own
}

/** @throws {Error} for a worker that may not be installed */
export const refuseUnwanted = async (scope: Scope): Promise<void> => {
  if (!(await isWanted(scope))) throw new Error('Another language was asked for')
}
