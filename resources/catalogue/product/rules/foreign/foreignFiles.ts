import type { ForeignFile } from '../../../../../src/derive/foreignFile.ts'
import { shopify } from './shopify.ts'
import { wooCommerce } from './wooCommerce.ts'

/** The files of other systems that the import of products takes as they are. */
export const foreignFiles: readonly ForeignFile[] = [shopify, wooCommerce]
