import * as v from 'valibot'
import { newsBetween } from '@/domain/install/whats-new'

/** A worker that knows no news, or is busy, does not hold the offer up. */
const patienceMs = 1000
const newsSchema = v.array(v.string())

const newsOf = (worker: ServiceWorker | null | undefined): Promise<readonly string[]> =>
  new Promise((resolve) => {
    if (!worker) return resolve([])
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve([]), patienceMs)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      port1.close()
      const news = v.safeParse(newsSchema, data)
      resolve(news.success ? news.output : [])
    })
    port1.start()
    worker.postMessage({ type: 'WHATS_NEW' }, [port2])
  })

/** What the version that waits brings, in its own words: this page was made before them. */
export const requestWhatsNew = async (): Promise<readonly string[]> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const [later, current] = await Promise.all([newsOf(registration?.waiting), newsOf(registration?.active)])
  return newsBetween(later, current)
}
