// Written by `npm run messages` from the catalogue beside it.

export const combinedOne = 'Ukisahau kidonge kimoja, au ukichelewa kwa chini ya saa 48: kimeze sasa, hata kama utameza viwili kwa siku moja. Endelea kama kawaida. Una kinga.'
export const combinedTwo = 'Ukisahau viwili au zaidi: meza cha mwisho sasa, na uache vingine. Tumia kondomu kwa siku 7.'
export const combinedFirstWeek = 'Ukisahau viwili au zaidi katika wiki ya kwanza, na ukafanya ngono bila kondomu: fikiria upangaji uzazi wa dharura.'
export const combinedLastWeek = 'Ukisahau viwili au zaidi katika wiki ya mwisho ya pakiti: ruka mapumziko, na uanze pakiti inayofuata mara moja.'
export const lessLate = ({ hours }: { readonly hours: string }): string => `Ukichelewa kwa chini ya saa ${hours}: kimeze sasa, na kinachofuata kwa wakati wa kawaida. Una kinga.`
export const moreLate = ({ days, hours }: { readonly days: string; readonly hours: string }): string => `Ukichelewa kwa zaidi ya saa ${hours}: meza kimoja sasa, na kinachofuata kwa wakati wa kawaida. Tumia kondomu kwa ${days}.`
export const noCondom = 'Ukifanya ngono bila kondomu katika siku hizo: fikiria upangaji uzazi wa dharura.'
export const sick = 'Ukitapika ndani ya saa 3 baada ya kumeza kidonge: meza kingine.'
export const copperTitle = 'Koili ya shaba: ndani ya siku 5'
export const copperText = 'Hufanya kazi vizuri kuliko zote, na huendelea kukinga kwa miaka kumi. Muuguzi au daktari huiweka.'
export const ulipristalTitle = 'Ulipristal (ellaOne): ndani ya siku 5'
export const ulipristalText = 'Kidonge kimoja. Subiri siku 5 kabla ya kuanza au kuendelea na njia ya homoni, na utumie kondomu.'
export const levonorgestrelTitle = 'Levo­no­rge­strel (Postinor, “P2”): ndani ya siku 3'
export const levonorgestrelText = 'Dozi moja. Huenda isifanye kazi vizuri ikiwa una zaidi ya kilo 70.'
export const sooner = 'Mapema ndivyo bora: kila saa ni muhimu.'
export const whereToGet = 'Nchini Kenya maduka ya dawa huuza kidonge hiki bila agizo la daktari. Hospitali za umma, kliniki za kampasi na kliniki za upangaji uzazi zina vidonge na koili.'
export const noAbortion = 'Upangaji uzazi wa dharura hautoi mimba, na haukingi kwa siku zilizobaki za mwezi.'
export const whenToTest = 'Jipime ujauzito ikiwa hedhi yako imechelewa kwa zaidi ya siku 7, au ikiwa haijaja kwa wiki 3.'
