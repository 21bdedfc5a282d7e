// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const takeIn = 'Ingiza faili'
export const whichFiles = 'Nakala ya akiba ya Comrade, faili kutoka Flo, Clue, drip, Fitbit, Natural Cycles, Ovumcy, Mensinator, My Calendar au Apple Health, au jedwali (CSV). Unaona kita­ka­cho­ba­di­lika kabla haki­ja­ba­di­lika.'
export const locksAtOnce = 'Rekodi yako hujifunga mara tu unapoondoka kwenye app, na kuchagua faili ni kuondoka. Chagua kwanza muda mrefu zaidi chini ya “PIN yako”.'
export const chooseFile = 'Chagua faili'
export const hasPassphrase = 'Nakala hii ya akiba ilitengenezwa kwa nenosiri.'
export const passphrase = 'Nenosiri la faili'
export const doesNotOpen = 'Haifunguki. Nenosiri ni jingine, au faili ilibadilishwa.'
export const openFile = 'Fungua faili'
export const newerVersion = 'Nakala hii ya akiba ilitengenezwa na toleo jipya zaidi la Comrade. Sasisha app, kisha ujaribu tena.'
export const damaged = 'Nakala hii ya akiba imeharibika: sehemu yake haipo. Jaribu nakala nyingine yake.'
export const lockedZip = 'Faili hii ya zip inaomba nenosiri. Ifungue kwa kidhibiti faili cha simu yako, kisha uchague faili iliyo ndani.'
export const tooBig = 'Faili hii ni kubwa mno kuwa rekodi.'
export const notOurs = 'Hii si nakala ya akiba ya Comrade, si faili ya app ambayo Comrade inaijua, na si jedwali (CSV).'
export const unreadable = 'Faili hii haiwezi kusomwa kwenye simu hii. Tafadhali jaribu tena.'
export const yourTable = 'jedwali lako'
export const columns = 'Kila safu wima ya jedwali lako ina maana gani?'
export const columnsOf = ({ name }: { readonly name: string }): string => `Kila safu wima ya “${name}” ina maana gani?`
export const datesOpen = 'Faili hii haisemi kama siku, mwezi au mwaka unatangulia.'
export const dates = 'Jinsi tarehe zili­vyoa­ndi­kwa'
export const dayFirst = 'Siku kwanza: 3/4 ni 3 Aprili'
export const monthFirst = 'Mwezi kwanza: 3/4 ni 4 Machi'
export const yearFirst = 'Mwaka kwanza: 26/4/3 ni 3 Aprili 2026'
export const needsDates = 'Safu wima moja lazima iwe na tarehe.'
export const tableLeftOut = 'Jedwali lisilo na tarehe linaachwa.'
export const goOn = 'Endelea'
export const emptyColumn = 'Tupu'
export const samples = ({ samples }: { readonly samples: string }): string => `Kama: ${samples}`
export const willChange = ({ days, source }: { readonly days: string; readonly source: string }): string => `Kutoka ${source}: ${days}. Hiki ndicho kita­ka­cho­ba­di­lika:`
export const added = 'zimeongezwa'
export const changed = 'zime­ba­di­li­shwa'
export const unchanged = 'hazi­ja­ba­di­lika'
export const inBoth = 'Siku ikiwa katika zote mbili'
export const keepMine = 'Acha kilicho kwenye simu hii'
export const takeTheirs = 'Chukua kinachosemwa na faili'
export const combine = 'Acha changu, na unganisha maelezo yote mawili'
export const takeSettings = 'Chukua pia mipangilio ya faili'
export const takeItIn = 'Ingiza'
export const close = 'Funga'
export const cancel = 'Ghairi'
export const changesNothing = 'Kila kitu katika faili hii tayari kiko katika rekodi yako.'
export const nothingRead = 'Hakuna kilichosomeka katika faili hii.'
export const onlyToCome = 'Yote yaliyo katika faili hii bado hayajafika.'
export const mineStays = 'Faili hii inasema tofauti kwa baadhi ya rekodi. Zako zinabaki.'
export const partThere = 'Kilichosomeka katika faili hii tayari kiko katika rekodi yako.'
export const takenIn = 'Imeingizwa'
export const takenInText = ({ added, changed }: { readonly added: string; readonly changed: string }): string => `Zilizoongezwa: ${added}. Zili­zo­ba­di­li­shwa: ${changed}.`
export const and = ({ parts }: { readonly parts: string }): string => `Pia ${parts}.`
export const theSettings = 'mipangilio'
export const leftOutCycles = ({ count }: { readonly count: number }): string => `mizunguko isiyohesabiwa: ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const pastPregnancies = ({ count }: { readonly count: number }): string => `ujauzito uliopita: ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const methods = ({ count }: { readonly count: number }): string => `njia za kupanga uzazi: ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const emergencyPills = ({ count }: { readonly count: number }): string => `vidonge vya dharura: ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const pastPredictions = ({ count }: { readonly count: number }): string => `makadirio yaliyopita: ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const showNew = 'Onyesha rekodi mpya'
export const moreDays = ({ count }: { readonly count: number }): string => `na siku nyingine ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const stillToCome = ({ days }: { readonly days: string }): string => `${days} ambazo hazijafika`
export const notesTooLong = ({ day }: { readonly day: string }): string => `${day}: maelezo yote mawili kwa pamoja ni marefu mno; yako yanabaki`
export const line = ({ line, problem }: { readonly line: string; readonly problem: string }): string => `Mstari wa ${line}: ${problem}`
export const notTakenIn = ({ counts }: { readonly counts: string }): string => `Hazikuingizwa: ${counts}`
export const noPlace = 'Comrade haina mahali pa kuweka hili, au haikulielewa. Mengine ya siku hizi yanaingizwa, isipokuwa ya siku ambazo hazijafika.'
export const andMore = ({ count }: { readonly count: number }): string => `na mistari mingine ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const entries = ({ count }: { readonly count: number }): string => `rekodi ${plural('sw-KE', count, { 'other': `${count.toLocaleString('sw-KE')}` })}`
export const copyWithoutPin = 'Nakala hii ya akiba haina PIN'
export const setPinAfter = 'Kwenye simu hii rekodi itafunguka bila PIN. Unaweza kuweka PIN mara tu baada ya kuiingiza, au chini ya “PIN yako” katika mipangilio hii.'
export const noPinNow = 'Rekodi yako haina PIN kwenye simu hii'
export const noPinNowText = 'Nakala ya akiba haina PIN, hata kama simu yako ya zamani iliiomba. Yeyote aliye na simu hii ikiwa imefunguliwa anaweza kusoma rekodi yako. Weka PIN hapa, au baadaye chini ya “PIN yako” katika mipangilio hii.'
export const withoutPin = 'Si sasa'
