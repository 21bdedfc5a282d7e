// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../kit/words/message-forms.ts'

export const title = ({ campus }: { readonly campus: string }): string => `Udaku wa ${campus}`
export const search = 'Tafuta'
export const searchGossip = 'Tafuta udaku...'
export const sortBy = 'Panga kwa'
export const newest = 'Mapya'
export const hot = 'Moto'
export const trending = 'Yanayovuma'
export const love = 'Mapenzi'
export const gossip = 'Udaku'
export const loading = 'Udaku unapakiwa...'
export const notOnPhone = 'Udaku hauko kwenye simu hii bado. Utakuja ukiwa mtandaoni.'
export const noTrending = 'Hakuna udaku bado. Kampasi ni kimya mno.'
export const noLove = 'Hakuna hadithi za mapenzi bado. Lazima mtu aanze.'
export const noneFound = 'Hakuna udaku unaolingana na ulichotafuta.'
export const hiddenCount = ({ count }: { readonly count: string }): string => `Yaliyofichwa: ${count}`
export const foundCount = ({ count }: { readonly count: string }): string => `Yali­yo­pa­ti­kana: ${count}`
export const inOtherTab = ({ count, tab }: { readonly count: string; readonly tab: string }): string => `${count} kwenye ${tab}`
export const hotRanks = 'Moto hupanga machapisho ya karibuni. Ya zamani yako kwenye Mapya.'
export const end = 'Huo ndio udaku wote ulio kwenye simu hii.'
export const upToDate = 'Hakuna mapya zaidi kwa sasa'
export const allNew = 'Yaliyo juu yote ni mapya tangu ulipokuja mara ya mwisho'
export const stoppedHere = 'Uliishia kusoma hapa'
export const newPost = 'Chapisho jipya'
export const loginRequired = 'Unahitaji Kuingia'
export const loginToPost = 'Tafadhali ingia ili uchapishe'
export const loginToLike = 'Tafadhali ingia ili upende machapisho'
export const loginToReport = 'Tafadhali ingia ili uripoti machapisho'
export const undo = 'Tendua'
export const error = 'Hitilafu'
export const likeFailed = 'Imeshindwa kubadilisha upendeleo wako'
export const hideFailed = 'Imeshindwa kuficha chapisho'
export const showFailed = 'Imeshindwa kuonyesha chapisho'
export const reportFailed = 'Imeshindwa kuripoti chapisho'
export const deleteFailed = 'Imeshindwa kufuta chapisho'
export const postDeleted = 'Chapisho limefutwa'
export const othersMaySee = 'Wengine wanaweza kuliona kwa hadi saa sita zaidi.'
export const kept = 'Imehifadhiwa kwenye simu hii'
export const deletionKept = 'Chapisho litafutwa mara tu ombi litakapoweza kutumwa.'
export const postHidden = 'Chapisho limefichwa'
export const hiddenHere = 'Hutaliona tena kwenye simu hii.'
export const postReported = 'Chapisho limeripotiwa'
export const reportSent = 'Asante kwa kuwalinda wengine. Chapisho limefichwa kwako.'
export const aboutMeSent = 'Timu yetu italiangalia kabla ya mengine yote, kwa kawaida ndani ya siku moja. Hadi wakati huo wengine wanaweza kuliona; limefichwa kwako.'
export const reportKept = 'Ripoti itatumwa ukiwa mtandaoni. Chapisho limefichwa kwako.'
export const anonymous = 'Bila Jina'
export const you = 'Wewe'
export const more = 'Zaidi'
export const moreOf = ({ post }: { readonly post: string }): string => `Zaidi: ${post}`
export const picture = 'Picha ya chapisho hili'
export const likeButton = <Part>({ count, hidden, likes, shown }: { readonly count: string; readonly hidden: (text: string) => Part; readonly likes: number; readonly shown: (text: string) => Part }): readonly (string | Part)[] => [hidden('Penda, '), shown(`${count}`), hidden(` ${plural('sw-KE', likes, { 'one': 'amelipenda', 'other': 'wamelipenda' })}`)]
export const likeCount = <Part>({ count, hidden, likes }: { readonly count: string; readonly hidden: (text: string) => Part; readonly likes: number }): readonly (string | Part)[] => [`${count}`, hidden(` ${plural('sw-KE', likes, { 'one': 'amelipenda', 'other': 'wamelipenda' })}`)]
export const held = 'Lina nambari, barua pepe au kiungo, kwa hivyo msimamizi ataliangalia kwanza. Msimamizi asipoliondoa, wengine wataliona siku moja baadaye kuliko kawaida, si zaidi.'
export const seenSoon = 'Wengine wataliona ndani ya nusu saa kwa kawaida. Ikiwa umetangaza, umebadilisha au umeondoa bidhaa katika saa mbili zilizopita, litasubiri hadi saa kumi, ili pasiwe na kina­choo­nye­sha kwamba ni wewe.'
export const seenInTheMorning = 'Wengine wataliona saa kumi na mbili asubuhi, pamoja na yote yanayosubiri. Linalofika baada ya saa tisa usiku husubiri asubuhi inayofuata.'
export const inReview = 'Watu kadhaa wameripoti chapisho hili. Hakuna anayeliona hadi msimamizi aamue, kwa kawaida ndani ya siku moja.'
export const removed = 'Msimamizi ameondoa chapisho hili. Ni wewe tu bado unaliona, hadi uchague “Futa”.'
export const removedFor = ({ reason }: { readonly reason: string }): string => `Msimamizi ameondoa chapisho hili (${reason}). Ni wewe tu bado unaliona, hadi uchague “Futa”.`
export const contact = 'Nambari, barua pepe au kiungo'
export const waiting = 'Linasubiri kutumwa. Limehifadhiwa kwenye simu hii.'
export const waitingForLogin = 'Linasubiri. Limehifadhiwa kwenye simu hii na litatumwa ukiingia tena.'
export const waitingForTurn = ({ limit }: { readonly limit: string }): string => `Linasubiri. Limehifadhiwa kwenye simu hii, na seva italipokea baadaye: si zaidi ya machapisho ${limit} hutoka kwa saa.`
export const notAccepted = <Part>({ why }: { readonly why: (text: string) => Part }): readonly (string | Part)[] => ['Chapisho hili hali­ku­ku­ba­liwa. ', why('Ona sababu')]
export const allGossip = 'Ona udaku wote'
export const openedPost = 'Chapisho ulilofungua'
export const outOfSight = 'Umeliondoa chapisho hili machoni pako.'
export const bringBack = 'Umelificha au umelifuta. “Yaliyofichwa” juu ya orodha hurudisha ulichoficha.'
export const gone = 'Chapisho hili halipo tena.'
export const unknown = 'Chapisho hili haliko kwenye simu hii. Litafunguka mara tu Comrade ita­ka­po­pa­ti­kana.'
export const fromCampus = ({ campus }: { readonly campus: string }): string => `Kutoka ${campus}`
export const otherCampus = ({ campus }: { readonly campus: string }): string => `Huu ni udaku wa kampasi nyingine. Yako ni ${campus}; unaweza kuibadilisha kwenye Wasifu.`
