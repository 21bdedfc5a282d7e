// Written by `npm run messages` from the catalogue beside it.

import { select } from '../../kit/words/message-forms.ts'

export const halfSaved = 'Makazi yamehifadhiwa, lakini si picha zake zote. Bonyeza Hifadhi ili kuendelea.'
export const typedIsKept = 'Ulichoandika kimehifadhiwa.'
export const clear = 'Futa yote'
export const cancelEdit = 'Ghairi kuhariri'
export const uploading = 'Inapakia...'
export const save = 'Hifadhi'
export const noShop = 'Bila duka'
export const chooseOne = 'Chagua moja'
export const itsShop = 'Duka lililonalo'
export const parts = ({ what }: { readonly what: string }): string => `${select(what, { 'services': 'Huduma', 'other': 'Bidhaa' })}`
export const newPart = ({ what }: { readonly what: string }): string => `${select(what, { 'services': 'Huduma mpya', 'other': 'Bidhaa mpya' })}`
export const addPart = ({ what }: { readonly what: string }): string => `${select(what, { 'services': 'Ongeza huduma', 'other': 'Ongeza bidhaa' })}`
export const removeNamed = ({ name }: { readonly name: string }): string => `Ondoa ${name}`
export const remove = 'Ondoa'
export const photosUploaded = ({ count }: { readonly count: string }): string => `Picha ${count} zimepakiwa`
export const imageUploaded = 'Picha imepakiwa'
export const addPhotos = 'Ongeza picha'
export const replaceImage = 'Badilisha picha'
export const uploadImage = 'Pakia picha'
export const upToImages = ({ max }: { readonly max: string }): string => `Hadi picha ${max}, MB 10 kila moja. Picha kuu huonyeshwa kwanza.`
export const anImage = 'Picha ya hadi MB 10.'
export const photo = ({ number }: { readonly number: string }): string => `Picha ${number}`
export const image = 'Picha'
export const removePhoto = ({ number }: { readonly number: string }): string => `Ondoa picha ${number}`
export const removeImage = 'Ondoa picha'
export const primary = 'Kuu'
export const makePhotoPrimary = ({ number }: { readonly number: string }): string => `Fanya picha ${number} iwe kuu`
export const makePrimary = 'Fanya iwe kuu'
export const uploadingOf = ({ current, total }: { readonly current: string; readonly total: string }): string => `Inapakia ${current} kati ya ${total}`
export const notUploaded = 'Haikupakiwa'
export const empty = 'Tupu'
export const deletedMeanwhile = 'Kilifutwa wakati huo'
export const leaveDeleted = 'Acha kimefutwa'
export const addAgain = 'Kiongeze tena'
export const deletedWhileEditing = 'Mtu alifuta hiki ulipokuwa ukikihariri. Toleo lako bado hali­ja­hi­fa­dhiwa.'
export const changedMeanwhile = 'Kili­ba­di­li­shwa kwingine'
export const takeTheirs = 'Chukua cha mwenzako'
export const keepMine = 'Baki na changu'
export const changedWhileEditing = 'Mtu alihifadhi toleo lingine la hiki ulipokuwa ukikihariri. Bado hakuna chako kili­cho­hi­fa­dhiwa.'
export const whatDiffers = 'Tofauti'
export const yours = 'Chako'
export const theirs = 'Cha mwenzako'
export const itemDeleted = 'Imefutwa'
export const deleteItem = 'Futa'
export const deleteIt = 'Futa'
export const sureToDelete = 'Una uhakika unataka kufuta hiki?'
export const anotherImage = 'picha nyingine'
export const emptyValue = 'tupu'
export const savedAgain = 'Mtu alikihifadhi tena.'
export const shippedIsBack = 'Orodha ya app imerudi'
export const backToShipped = 'Rudi kwa orodha ya app'
export const deleteEdited = 'Futa yali­yo­ha­ri­riwa'
export const putBackText = 'Yote yali­yo­ba­di­li­shwa katika orodha hii yatafutwa, na simu zitaonyesha orodha iliyokuja na app. Ihifadhi kwanza kama faili ikiwa huenda utaihitaji tena.'
export const shippedText = 'Hii ni orodha inayokuja na app. Unachohifadhi hapa huchukua nafasi yake kwenye simu zote za kampasi hii.'
export const editedText = 'Simu za kampasi hii huonyesha orodha hii badala ya ile inayokuja na app.'
