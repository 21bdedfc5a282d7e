// Written by `npm run messages` from the catalogue beside it.

export const title = 'Jinsi Gesi Inavyoletwa'
export const choose = 'Chagua Mtoa Huduma'
export const chooseText = 'Linganisha bei, muda wa kuletewa na anayeleta bure.'
export const order = 'Agiza'
export const orderText = 'Weka kikapuni, au agiza kwa WhatsApp papo hapo.'
export const delivery = 'Kuletewa'
export const deliveryText = 'Mtungi unaletwa hadi mlangoni, ukiwa umefungwa, na kupimwa uzito mbele yako.'
export const installation = 'Kuunganisha'
export const installationText = 'Mtoa huduma anauunganisha na kuhakikisha hauvuji kabla ya kuondoka.'
