// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const newPost = 'Chapisho jipya'
export const yourPost = 'Chapisho lako'
export const whatsTheWord = 'Kuna habari gani kampasini?'
export const postTo = 'Chapisha kwenye'
export const characters = <Part>({ count, hidden, limit }: { readonly count: string; readonly hidden: (text: string) => Part; readonly limit: string }): readonly (string | Part)[] => [hidden('Herufi: '), `${count}`, '/', `${limit}`]
export const post = 'Chapisha'
export const addedPicture = 'Unachoongeza kwenye chapisho lako'
export const photo = 'Picha'
export const addPhoto = 'Ongeza picha'
export const removePhoto = 'Ondoa picha'
export const photoShape = 'Imekatwa kwa mojawapo ya maumbo matatu, ili isionyeshe simu iliyoipiga.'
export const photoNotAdded = 'Picha haikuongezwa'
export const photoTooLarge = ({ limit }: { readonly limit: string }): string => `Picha hiyo ni kubwa kuliko MB ${limit}. Tafadhali jaribu ndogo zaidi.`
export const photoTooManyPixels = ({ limit }: { readonly limit: string }): string => `Picha hiyo ina zaidi ya megapikseli ${limit}. Tafadhali jaribu ndogo zaidi.`
export const unreadablePhoto = 'Simu hii haiwezi kusoma picha hiyo. Tafadhali jaribu nyingine.'
export const error = 'Hitilafu'
export const postFailed = 'Imeshindwa kuchapisha'
export const arrived = ({ when }: { readonly when: string }): string => `Chapisho lako limefika. Wengine wataliona ${select(when, { 'soon': 'ndani ya nusu saa kwa kawaida', 'morning': 'saa kumi na mbili asubuhi, pamoja na mengine yote', 'other': 'msimamizi aki­sha­lia­nga­lia, siku moja baadaye si zaidi' })}.`
export const whenSeen = 'Wengine wataliona'
export const soon = 'Ndani ya nusu saa'
export const tomorrow = 'Kesho saa kumi na mbili asubuhi, pamoja na mengine yote'
export const today = 'Leo saa kumi na mbili asubuhi, pamoja na mengine yote'
export const soonNote = 'Kwa kawaida. Ikiwa umetangaza, umebadilisha au umeondoa bidhaa katika saa mbili zilizopita, hadi saa kumi, ili pasiwe na kina­choo­nye­sha kwamba ni wewe.'
export const morningNote = 'Linalofika baada ya saa tisa usiku husubiri asubuhi inayofuata.'
export const postCreated = 'Umechapisha!'
export const sentOnline = ({ when }: { readonly when: string }): string => `Limehifadhiwa kwenye simu hii na litatumwa ukiwa mtandaoni. Kisha wengine wataliona ${select(when, { 'soon': 'ndani ya nusu saa kwa kawaida', 'morning': 'saa kumi na mbili asubuhi, pamoja na mengine yote', 'other': 'msimamizi aki­sha­lia­nga­lia, siku moja baadaye si zaidi' })}.`
export const sentLater = ({ when }: { readonly when: string }): string => `Limehifadhiwa kwenye simu hii na litatumwa mara tu seva ita­ka­po­li­po­kea. Kisha wengine wataliona ${select(when, { 'soon': 'ndani ya nusu saa kwa kawaida', 'morning': 'saa kumi na mbili asubuhi, pamoja na mengine yote', 'other': 'msimamizi aki­sha­lia­nga­lia, siku moja baadaye si zaidi' })}.`
export const countedFromSending = 'Hauko mtandaoni: muda huo huhesabiwa tangu litakapotumwa.'
export const hiddenPosts = 'Machapisho yaliyofichwa'
export const nothingHidden = 'Hakuna kilichofichwa tena.'
export const gonePost = 'Chapisho lisilokuwapo tena'
export const quoted = ({ excerpt }: { readonly excerpt: string }): string => `“${excerpt}”`
export const showAgain = ({ post }: { readonly post: string }): string => `Onyesha tena: ${post}`
export const show = 'Onyesha'
export const notKept = 'Simu yako haikuweza kuhifadhi hilo. Tafadhali jaribu tena.'
export const thisPost = 'Chapisho hili'
export const reportPost = 'Ripoti chapisho hili'
export const reportQuestion = 'Uripoti chapisho hili?'
export const deleteQuestion = 'Ufute chapisho hili?'
export const back = 'Rudi'
export const sendReport = 'Tuma ripoti'
export const reason = ({ reason }: { readonly reason: string }): string => `Sababu: ${reason}. Timu yetu italiangalia, nawe hutaliona chapisho tena.`
export const reasonAboutMe = ({ reason }: { readonly reason: string }): string => `Sababu: ${reason}. Timu yetu italiangalia kabla ya mengine yote, nawe hutaliona chapisho tena.`
export const keepIt = 'Liache'
export const deleteLabel = 'Futa'
export const deletePublic = 'Hutaliona tena kuanzia sasa. Litaondoka kwa kila mtu ndani ya saa sita, na baadaye ukifuta kadhaa kwa siku moja, ili pasiwe na kina­choo­nye­sha aliyelifuta.'
export const deleteUnread = 'Hakuna mwingine anayeweza kulisoma, wala hakuna atakayelisoma.'
export const deleteHeld = 'Wengine hawawezi kulisoma, wala hawatalisoma. Wasimamizi wanaweza bado kuona maandishi yake kwa hadi siku moja, ili pasiwe na kina­choo­nye­sha aliyelifuta.'
export const deleteInReview = 'Hakuna mwingine anayeliona sasa, isipokuwa msimamizi akiamua libaki. Litaondoka kabisa ndani ya saa sita, na baadaye ukifuta kadhaa kwa siku moja.'
export const hide = 'Ficha'
export const hideHint = 'Kwako tu, kwenye simu hii.'
export const report = 'Ripoti'
export const reportHint = 'Tuambie lina tatizo gani.'
export const deleteHint = 'Chapisho hili ni lako. Ni wewe tu unayeweza kuona hilo.'
export const whatIsWrong = 'Lina tatizo gani? Hakuna anayeambiwa aliyeliripoti.'
export const beforeFirstPost = 'Kabla ya chapisho lako la kwanza, tafadhali soma jinsi tunavyofanya mahali hapa pawe pazuri kwa kila mtu.'
export const notNow = 'Si sasa'
export const agree = 'Nakubali'
export const gotIt = 'Nimeelewa'
export const reallyForEverybody = 'Kweli hilo ni la kila mtu?'
export const seemsToHold = ({ kind }: { readonly kind: string }): string => `Inaonekana chapisho lako lina ${select(kind, { 'phone': 'nambari ya simu', 'email': 'anwani ya barua pepe', 'link': 'kiungo', 'other': 'akaunti ya mitandao ya kijamii' })}:`
export const everybodyReads = 'Kila mtu kampasini anaweza kuisoma, na yeyote anaweza kuinakili. Ikiwa ni ya mtu mwingine, tafadhali iondoe. Ikiwa ni yako, watu watajua aliyeandika haya.'
export const heldIfPosted = 'Ukilichapisha hata hivyo, msimamizi ataliangalia kwanza, kwa siku moja si zaidi.'
export const edit = 'Hariri'
export const postAnyway = 'Chapisha tu'
export const likedYesterday = 'Yaliyopendwa zaidi jana'
export const likedLastWeek = 'Yaliyopendwa zaidi wiki iliyopita'
