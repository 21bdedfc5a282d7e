// Written by `npm run messages` from the catalogue beside it.

import { plural } from '../../../kit/words/message-forms.ts'

export const title = 'Historia ya hedhi'
export const comeHere = 'Hedhi unazorekodi huja hapa.'
export const leaveOutHint = 'Mzunguko unaosema usihesabiwe hautumiki katika makadirio wala wastani.'
export const logPast = 'Rekodi hedhi iliyopita'
export const noPeriods = 'Hakuna hedhi bado'
export const pastText = 'Siku za katikati huwekwa alama pia. Kiasi cha damu ambacho tayari kimerekodiwa hubaki.'
export const firstDay = 'Siku ya kwanza'
export const lastDay = 'Siku ya mwisho'
export const save = 'Hifadhi'
export const chooseFirst = 'Chagua siku ya kwanza.'
export const chooseLast = 'Chagua siku ya mwisho.'
export const notComeYet = 'Siku hii bado haijafika.'
export const endsBefore = 'Inaisha kabla ya kuanza.'
export const tooLong = ({ days }: { readonly days: string }): string => `Hapa hedhi haizidi siku ${days}.`
export const endNotKnown = 'mwisho bado haujulikani'
export const daysOfBleeding = ({ days }: { readonly days: number }): string => `siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })} za kutokwa na damu`
export const stillRunning = 'mzunguko bado unaendelea'
export const cycleOf = ({ days }: { readonly days: number }): string => `mzunguko wa siku ${plural('sw-KE', days, { 'other': `${days.toLocaleString('sw-KE')}` })}`
export const spotting = 'matone ya damu'
export const light = 'damu kidogo'
export const medium = 'damu ya wastani'
export const heavy = 'damu nyingi'
export const openDaysOf = ({ span }: { readonly span: string }): string => `Fungua siku za hedhi ya ${span}`
export const openDays = 'Fungua siku zake'
export const changeOf = ({ span }: { readonly span: string }): string => `Badilisha hedhi ya ${span}`
export const change = 'Badilisha'
export const leftOut = ({ reason }: { readonly reason: string }): string => `Haukuhesabiwa: ${reason}`
export const notCounted = 'Haukuhesabiwa'
export const periodOf = ({ span }: { readonly span: string }): string => `Hedhi ya ${span}`
export const runningText = 'Mzunguko huu bado unaendelea. Ukikamilika, unaweza kusema usihesabiwe katika makadirio.'
export const remove = 'Ondoa hedhi hii'
export const canMislead = 'Mzunguko ambao haukufanana na mingine unaweza kupotosha makadirio. Usipohesabiwa, bado hubaki katika historia yako.'
export const whyDifferent = 'Kwa nini mzunguko huu ulikuwa tofauti'
export const leaveOut = 'Usihesabu mzunguko huu'
export const changeReason = 'Badilisha sababu'
export const countAgain = 'Hesabu mzunguko huu tena'
export const whatWasIt = 'Ikiwa hii haikuwa hedhi, ilikuwa nini?'
export const whatWasItHint = 'Siku zake hubaki katika rekodi yako. Unaweza kutendua hili katika kalenda.'
export const wasNoPeriod = 'Hii haikuwa hedhi'
export const removeOf = ({ span }: { readonly span: string }): string => `Ungependa kuondoa hedhi ya ${span}?`
export const removeText = 'Damu ya siku hizi itaondolewa kwenye rekodi yako. Dalili, hisia na maelezo ya siku hizi vitabaki.'
export const keepIt = 'Iache'
export const confirmRemove = 'Ondoa'
export const pregnancyOf = ({ span }: { readonly span: string }): string => `Ujauzito, ${span}`
export const birthInWeek = ({ week }: { readonly week: string }): string => `Kujifungua katika wiki ya ${week}.`
export const doWithout = 'Makadirio na wastani havitumii kipindi hiki.'
