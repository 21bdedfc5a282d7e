import { followUncaught } from '@/store/error-log/error-log'
import { addMissingFeatures } from '@/kit/old-browsers/add-missing-features'
import { sendOnSync } from './background-sync'
import { precacheShell } from './precache'
import { answerPageLinks } from './page-links'
import { showReminderOnPush } from './push'
import { cacheCatalogues, cachePictures } from './runtime-caching'
import { receiveShared } from './share-target'
import { activateOnRequest } from './activate-on-request'
import { answerWhatsNew } from './whats-new'

declare const self: ServiceWorkerGlobalScope

addMissingFeatures()
followUncaught(self, 'worker')
const pack = precacheShell(self)
answerPageLinks(self)
cachePictures()
cacheCatalogues()
receiveShared()
activateOnRequest(self)
answerWhatsNew(self)
sendOnSync(self)
showReminderOnPush(self, pack)
