import { precacheShell } from './precache'
import { cachePictures } from './runtime-caching'
import { onAgreement } from './update'

declare const self: ServiceWorkerGlobalScope

// Wiring only; each job has a file of its own.
precacheShell(self.__WB_MANIFEST)
cachePictures()
onAgreement(self)
