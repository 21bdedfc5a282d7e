import { sendOnSync } from './background-sync'
import { precacheShell } from './precache'
import { remindOnPush } from './push'
import { cacheCharts, cachePictures } from './runtime-caching'
import { takeShared } from './share-target'
import { onAgreement } from './update'
import { tellNews } from './whats-new'

declare const self: ServiceWorkerGlobalScope

// Wiring only; each job has a file of its own.
const pack = precacheShell(self)
cachePictures()
cacheCharts()
takeShared()
onAgreement(self)
tellNews(self)
sendOnSync(self)
remindOnPush(self, pack)
