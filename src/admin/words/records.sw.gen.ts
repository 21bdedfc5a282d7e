// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const audit = 'Kumbukumbu'
export const auditIntro = 'Kila wanachofanya wasimamizi huhifadhiwa hapa, na hakuna anayeweza kukibadilisha.'
export const loadingRecord = 'Inapakia kumbukumbu...'
export const noRecord = 'Bado hakuna kumbukumbu.'
export const pagesOfAudit = 'Kurasa za kumbukumbu'
export const messages = 'Ujumbe'
export const loadingMessages = 'Inapakia ujumbe...'
export const noMessages = 'Bado hakuna ujumbe.'
export const pagesOfMessages = 'Kurasa za ujumbe'
export const replyTo = ({ name }: { readonly name: string }): string => `Mjibu ${name}`
export const reply = 'Jibu'
export const reports = 'Ripoti'
export const loadingReports = 'Inapakia ripoti...'
export const noReports = 'Hakuna ripoti zinazosubiri uamuzi. Ripoti huonekana saa yake inapoisha.'
export const moreReports = ({ shown }: { readonly shown: string }): string => `Hizi ni ${shown} za kwanza. Huenda nyingine zinasubiri nyuma yake: amua hizi, nazo zitaonekana.`
export const suspendedPosting = 'Walio­si­ma­mi­shwa kuchapisha'
export const nobodySuspended = 'Hakuna ali­ye­si­ma­mi­shwa kuchapisha.'
export const liftNamed = ({ excerpt }: { readonly excerpt: string }): string => `Ondoa usimamishaji wa: ${excerpt}`
export const lift = 'Ondoa'
export const lifted = 'Kuchapisha kunaruhusiwa tena.'
export const kept = 'Inabaki. Ripoti zake zimeamuliwa.'
export const removed = 'Imeondolewa kwa wote.'
export const keptHeld = 'Itatoka pamoja na machapisho yajayo.'
export const removedHeld = 'Hakuna atakayeiona.'
export const suspended = 'Mwandishi wake hawezi tena kuandika ya aina hii.'
export const gone = 'Msimamizi mwingine alitangulia: haipo tena.'
export const notReported = 'Hakuna aliyeiripoti ila wewe, kwa hivyo hakuna cha kuamua.'
export const remove = 'Ondoa'
export const suspendTitle = 'Umsimamishe kuchapisha?'
export const suspendText = 'Aliyeandika hii hawezi tena kuandika ya aina hii (machapisho ya udaku, au bidhaa za soko), na jina lake hulioni. Alichoandika kinabaki hadi ukiondoe. Bado anaweza kutazama, kuagiza na kufuta vyake. Unaweza kuondoa usimamishaji hapa chini wakati wowote.'
export const suspend = 'Simamisha kuchapisha'
export const hidden = 'Imefichwa'
export const isSuspended = 'Amesimamishwa'
export const newAccounts = 'Akaunti mpya, ndani ya saa moja'
export const itsPicture = 'Picha yake'
export const heldPicture = 'Lina picha, ambayo hakuna anayeiona kabla halijatoka.'
export const reportedFor = <Part>({ age, at, reasons, time }: { readonly age: string; readonly at: string; readonly reasons: string; readonly time: (text: string) => Part }): readonly (string | Part)[] => [`${reasons}`, '. Iliripotiwa kwanza ', time(`${at}`), ' (', `${age}`, ')']
export const heldSince = <Part>({ age, at, time }: { readonly age: string; readonly at: string; readonly time: (text: string) => Part }): readonly (string | Part)[] => ['Imesubirishwa tangu ', time(`${at}`), ' (', `${age}`, '), kwa sababu ina nambari, barua pepe au kiungo. Bila uamuzi itatoka siku moja baadaye.']
export const aboutReporter = 'Inamhusu aliyeiripoti'
export const held = 'Imesubirishwa'
export const overdue = 'Zaidi ya siku'
export const willBeRemoved = 'Inaondolewa.'
export const undo = 'Tendua'
export const undoNamed = ({ about }: { readonly about: string }): string => `Tendua: ${about}`
export const keepNamed = ({ about }: { readonly about: string }): string => `Bakisha: ${about}`
export const keep = 'Bakisha'
export const removeNamed = ({ about }: { readonly about: string }): string => `Ondoa: ${about}`
export const suspendNamed = ({ about }: { readonly about: string }): string => `Simamisha kuchapisha: ${about}`
export const gossipPost = 'Chapisho la udaku'
export const marketItem = 'Bidhaa ya soko'
export const reportedBy = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Imeripotiwa na mtu ${count.toLocaleString('sw-KE')}`, 'other': `Imeripotiwa na watu ${count.toLocaleString('sw-KE')}` })}`
export const reportedByNew = ({ count, newcomers }: { readonly count: number; readonly newcomers: string }): string => `${plural('sw-KE', count, { 'one': `Imeripotiwa na mtu ${count.toLocaleString('sw-KE')}, ${newcomers} ana akaunti mpya`, 'other': `Imeripotiwa na watu ${count.toLocaleString('sw-KE')}, ${newcomers} wana akaunti mpya` })}`
