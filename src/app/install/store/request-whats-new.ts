import * as v from 'valibot'
import { askWorker } from '@/store/ask-worker'

const maxLines = 3

/** The newest lines of a later version that the current one does not have, at most three. */
export const newsBetween = (later: readonly string[], current: readonly string[]): readonly string[] =>
  later.filter((line) => !current.includes(line)).slice(0, maxLines)

/** An old or busy worker may not reply; the update offer must not wait for it. */
const timeoutMs = 1000
const newsSchema = v.array(v.string())

const requestNews = async (worker: ServiceWorker | null | undefined): Promise<readonly string[]> => {
  const news = v.safeParse(newsSchema, worker && (await askWorker(worker, 'WHATS_NEW', timeoutMs)))
  return news.success ? news.output : []
}

/** The news of the waiting version. Its worker knows; this page was built before it. */
export const requestWhatsNew = async (): Promise<readonly string[]> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const [waitingNews, currentNews] = await Promise.all([
    requestNews(registration?.waiting),
    requestNews(registration?.active),
  ])
  return newsBetween(waitingNews, currentNews)
}
