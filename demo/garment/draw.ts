import { z } from 'zod'
import { bag } from './bag.ts'
import { blazer } from './blazer.ts'
import { blouse } from './blouse.ts'
import { boots } from './boots.ts'
import { cardigan } from './cardigan.ts'
import { dress } from './dress.ts'
import { flats } from './flats.ts'
import { hat } from './hat.ts'
import { heels } from './heels.ts'
import { home } from './home.ts'
import { hoodie } from './hoodie.ts'
import { jacket } from './jacket.ts'
import { jeans } from './jeans.ts'
import { jewel } from './jewel.ts'
import { jumpsuit } from './jumpsuit.ts'
import { kurta } from './kurta.ts'
import { lehenga } from './lehenga.ts'
import type { Look } from './look.ts'
import { saree } from './saree.ts'
import { shirt } from './shirt.ts'
import { shorts } from './shorts.ts'
import { skirt } from './skirt.ts'
import { small } from './small.ts'
import { sneakers } from './sneakers.ts'
import { stole } from './stole.ts'
import { sweater } from './sweater.ts'
import { trousers } from './trousers.ts'
import { tShirt } from './tShirt.ts'

/** Every garment that can be drawn, by name. */
export const garments = {
  bag,
  blazer,
  blouse,
  boots,
  cardigan,
  dress,
  flats,
  hat,
  heels,
  home,
  hoodie,
  jacket,
  jeans,
  jewel,
  jumpsuit,
  kurta,
  lehenga,
  saree,
  shirt,
  shorts,
  skirt,
  small,
  sneakers,
  stole,
  sweater,
  tShirt,
  trousers,
} as const

/** The name of a garment that can be drawn. */
export const garmentSchema = z.enum(Object.keys(garments) as (keyof typeof garments)[])

export type Garment = keyof typeof garments

/** A picture by reference: the garment and its look. Two equal pictures draw the same SVG. */
export interface Picture {
  garment: Garment
  look: Look
}

/** Draws a picture as an SVG text, 900 by 1200, without outside references. */
export const draw = (picture: Picture): string => garments[picture.garment](picture.look)
