// Written by `npm run messages` from the catalogue beside it.

import { plural, select } from '../../kit/words/message-forms.ts'

export const setTo = 'Weka kuwa'
export const raiseByPercent = 'Ongeza kwa %'
export const lowerByPercent = 'Punguza kwa %'
export const raiseByAmount = 'Ongeza kwa kiasi'
export const lowerByAmount = 'Punguza kwa kiasi'
export const newValue = 'Thamani mpya'
export const percent = 'Asilimia'
export const amount = 'Kiasi'
export const raiseProblem = 'Andika nambari isiyozidi 1000, kama 5 au 2.5.'
export const lowerProblem = 'Andika nambari isiyozidi 100, kama 5 au 2.5.'
export const wholeProblem = 'Andika nambari kamili, 0 au zaidi.'
export const belowZero = 'ingekuwa chini ya 0'
export const aboveMost = ({ max }: { readonly max: string }): string => `ingezidi ${max}`
export const setFirst = 'haihesabiwi: iweke kwanza'
export const notCounted = 'Haihesabiwi'
export const backToList = 'Rudi kwenye orodha'
export const loadingItems = 'Inapakia orodha...'
export const nothingToChange = 'Hakuna cha kubadilisha hapa.'
export const what = 'Nini'
export const change = 'Badiliko'
export const someOfAll = ({ shown, total }: { readonly shown: string; readonly total: string }): string => `Hivi ni ${shown} kati ya ${total}. Tafuta vingine kwenye orodha.`
export const selectAll = ({ count }: { readonly count: string }): string => `Chagua vyote ${count}`
export const itemsToChange = 'Vya kubadilisha'
export const selectWhat = 'Chagua vya kubadilisha'
export const saveChanges = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Hifadhi badiliko ${count.toLocaleString('sw-KE')}`, 'other': `Hifadhi mabadiliko ${count.toLocaleString('sw-KE')}` })}`
export const saved = 'Imehifadhiwa'
export const whatFileChanges = 'Faili inabadilisha nini'
export const noLineRead = 'Hakuna mstari wake unaoweza kusomwa.'
export const unknownColumns = ({ columns }: { readonly columns: string }): string => `Safu hizi hazijulikani hapa na zimeachwa: ${columns}.`
export const linesNotSaved = 'Kitu chenye kosa hakihifadhiwi kabisa'
export const mistakes = 'Makosa'
export const linesToSave = 'Mistari ya kuhifadhi'
export const tryAgainCount = ({ count }: { readonly count: string }): string => `Jaribu tena: ${count}`
export const saveItems = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Hifadhi kitu ${count.toLocaleString('sw-KE')}`, 'other': `Hifadhi vitu ${count.toLocaleString('sw-KE')}` })}`
export const newItem = 'Kipya'
export const changedItem = 'Kimebadilika'
export const empty = 'tupu'
export const explained = 'Hifadhi orodha kama faili ya CSV, ibadilishe kwenye programu ya lahajedwali, ihifadhi humo kama CSV (UTF-8 ikiwa unaweza kuchagua), kisha uifungue hapa. Mstari wenye Id hubadilisha kilichopo, usio na Id huongeza kipya. Mistari inaweza kupangwa upya, kuachwa au kuhamishwa. Hakuna mstari unaofuta kitu: vitu, na bidhaa na huduma za mtoa huduma, hufutwa kwenye orodha.'
export const saveAsFile = 'Hifadhi kama faili'
export const openFile = 'Fungua faili'
export const fileSaved = 'Faili imehifadhiwa kwenye simu hii'
export const fileTooLarge = 'Faili hii ni kubwa kuliko MB 5.'
export const noLines = 'Faili hii haina mistari chini ya majina ya safu zake.'
export const noColumns = 'Hakuna safu ya faili hii yenye jina lina­lo­ju­li­kana hapa. Hifadhi kwanza orodha kama faili, kisha ubadilishe hiyo.'
export const tooManyItems = ({ max }: { readonly max: string }): string => `Vitu visivyozidi ${max} kwa mara moja. Gawanya faili.`
export const lineProblem = ({ header, line, problem }: { readonly header: string; readonly line: string; readonly problem: string }): string => `Mstari ${line}, ${header}: ${problem}`
export const surplusCells = ({ cells, line }: { readonly cells: string; readonly line: string }): string => `Mstari ${line} una seli zisizo chini ya jina la safu: ${cells}`
export const dividedCells = 'Huenda programu ya lahajedwali imegawanya seli kwenye koma au nukta mkato. Fungua faili humo kwa kitenganishi kimoja pekee.'
export const sameId = ({ first }: { readonly first: string }): string => `mstari ${first} una Id hiyo hiyo na unasema kitu kingine. Kitu kipya hakina Id.`
export const newCount = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `${count.toLocaleString('sw-KE')} kipya`, 'other': `${count.toLocaleString('sw-KE')} vipya` })}`
export const changedCount = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `${count.toLocaleString('sw-KE')} kili­cho­ba­di­lika`, 'other': `${count.toLocaleString('sw-KE')} vili­vyo­ba­di­lika` })}`
export const sameCount = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `${count.toLocaleString('sw-KE')} kisi­cho­ba­di­lika`, 'other': `${count.toLocaleString('sw-KE')} visi­vyo­ba­di­lika` })}`
export const savedItems = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Kitu ${count.toLocaleString('sw-KE')} kimehifadhiwa`, 'other': `Vitu ${count.toLocaleString('sw-KE')} vimehifadhiwa` })}`
export const someSaved = ({ failed, saved }: { readonly failed: string; readonly saved: string }): string => `${saved} vimehifadhiwa, ${failed} havi­ja­hi­fa­dhiwa`
export const changedMeanwhile = 'Mtu ali­ki­ba­di­li­sha wakati huo. Angalia thamani mpya, kisha ujaribu tena.'
export const deletedMeanwhile = 'Mtu alikifuta wakati huo.'
export const revision = 'Toleo'
export const noTable = ({ program }: { readonly program: string }): string => `${select(program, { 'excel': 'Hiki ni kitabu cha Excel.', 'opendocument': 'Hiki ni kitabu cha OpenDocument.', 'numbers': 'Hiki ni kitabu cha Numbers.', 'other': 'Hili si jedwali la maandishi.' })} Kifungue kwenye programu ya lahajedwali, kihifadhi humo kama CSV (UTF-8 ikiwa unaweza kuchagua), kisha ufungue faili hiyo hapa.`
export const alsoNotSaved = ({ items }: { readonly items: string }): string => `Kwa sababu hiyo, hakuna kingine kina­cho­hi­fa­dhiwa cha: ${items}.`
export const unclosedQuote = ({ line }: { readonly line: string }): string => `Mstari ${line}: alama ya kunukuu inafungua seli na haijafungwa. Hakuna kinachosomwa kuanzia mstari huu.`
export const lineOfNoItem = 'Mstari huu hauna Id ya kitu chake, na mistari imepangwa upya: andika Id.'
export const unreadableLetters = 'Faili imepoteza herufi hapa. Ihifadhi kama CSV UTF-8.'
export const noFlag = ({ no, yes }: { readonly no: string; readonly yes: string }): string => `Andika ${yes} au ${no}.`
export const unclearDay = ({ one, other }: { readonly one: string; readonly other: string }): string => `Ni ${one} au ${other}? Andika hivi: ${one}.`
export const onlyFor = ({ value }: { readonly value: string }): string => `Ni ${value} pekee yenye hii. Iache tupu.`
export const keptCells = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Seli ${count.toLocaleString('sw-KE')} ina`, 'other': `Seli ${count.toLocaleString('sw-KE')} zina` })} thamani ya zamani. Wengine wamebadilisha tangu faili ihifadhiwe, na inabaki kama ilivyo sasa.`
export const absentLines = ({ count }: { readonly count: number }): string => `${plural('sw-KE', count, { 'one': `Mstari ${count.toLocaleString('sw-KE')} wa orodha haumo kwenye faili. Unabaki ulivyo. Ili kufuta kitu, tumia orodha.`, 'other': `Mistari ${count.toLocaleString('sw-KE')} ya orodha haimo kwenye faili. Inabaki ilivyo. Ili kufuta kitu, tumia orodha.` })}`
export const undated = 'Faili hii haisemi ilikuwa na nini ili­po­hi­fa­dhiwa. Angalia kama mtu amebadilisha kitu hicho hicho tangu hapo.'
export const ofPart = ({ change, part }: { readonly change: string; readonly part: string }): string => `${part}, ${change}`
export const newPart = ({ part }: { readonly part: string }): string => `Mpya: ${part}`
export const cellChange = ({ column, from, to }: { readonly column: string; readonly from: string; readonly to: string }): string => `${column}: ${from} → ${to}`
export const cellValue = ({ column, value }: { readonly column: string; readonly value: string }): string => `${column}: ${value}`
export const yoursNow = ({ now, yours }: { readonly now: string; readonly yours: string }): string => `Yako: ${yours}. Sasa: ${now}.`
export const doubtConflict = 'Mtu amebadilisha hii tangu faili ihifadhiwe.'
export const doubtGone = 'Mtu amefuta hiki tangu faili ihifadhiwe.'
export const doubtThere = 'Tayari kipo.'
export const doubtMissing = 'Mstari unaishia kabla ya seli hii.'
export const doubtCut = 'Faili inaishia ndani ya mstari huu.'
export const doubtMoved = 'Mstari huu ulikuwa wa kitu kingine faili ili­po­hi­fa­dhiwa.'
export const doubtValue = 'Huenda programu ya lahajedwali imebadilisha kitu kingine kuwa hiki, kama 24-Jul kutoka 24/7.'
export const doubtLetters = 'Inaonekana programu ya lahajedwali imepoteza herufi hapa.'
export const doubtRepeated = ({ first }: { readonly first: string }): string => `Ni sawa na mstari ${first}.`
export const doubtSameName = 'Kingine kina jina hili.'
