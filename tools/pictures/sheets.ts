/** Every sprite sheet, by the name of its file. */
import { campusPictures } from './campus-pictures.ts'
import { foodPictures } from './food-pictures.ts'
import { groceriesPictures } from './groceries-pictures.ts'
import { homePictures } from './home-pictures.ts'
import { marketPictures } from './market-pictures.ts'
import { medicinePictures } from './medicine-pictures.ts'
import { roomsPictures } from './rooms-pictures.ts'
import { servicesPictures } from './services-pictures.ts'
import { shopPictures } from './shop-pictures.ts'
import type { PictureTable } from './sprite.ts'

export const sheets = {
  food: foodPictures,
  groceries: groceriesPictures,
  shop: shopPictures,
  medicine: medicinePictures,
  services: servicesPictures,
  rooms: roomsPictures,
  market: marketPictures,
  campus: campusPictures,
  home: homePictures,
} as const satisfies Record<string, PictureTable>
