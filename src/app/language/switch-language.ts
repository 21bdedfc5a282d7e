import type { Language } from '@/kit/rules/language'
import { connectOnce, notChanged } from '#words/app/language/language'
import { showToast } from '@/kit/feedback/toast'
import { changeLanguage } from './change-language'

/** Changes the app's language; the page reloads then. Says so if it cannot. @returns whether it reloads */
export const switchLanguage = async (language: Language): Promise<boolean> => {
  const changes = await changeLanguage(language)
  if (!changes) showToast({ title: notChanged, description: connectOnce, tone: 'destructive' })
  return changes
}
