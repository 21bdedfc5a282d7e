import * as v from 'valibot'
import { newsBetween } from '@/domain/install/whats-new'

/** An old or busy worker may not reply; the update offer must not wait for it. */
const timeoutMs = 1000
const newsSchema = v.array(v.string())

const requestNews = (worker: ServiceWorker | null | undefined): Promise<readonly string[]> =>
  new Promise((resolve) => {
    if (!worker) return resolve([])
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve([]), timeoutMs)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      port1.close()
      const news = v.safeParse(newsSchema, data)
      resolve(news.success ? news.output : [])
    })
    port1.start()
    worker.postMessage({ type: 'WHATS_NEW' }, [port2])
  })

/** What is new in the waiting version. Its worker knows; this page was built before it. */
export const requestWhatsNew = async (): Promise<readonly string[]> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const [waitingNews, currentNews] = await Promise.all([requestNews(registration?.waiting), requestNews(registration?.active)])
  return newsBetween(waitingNews, currentNews)
}
