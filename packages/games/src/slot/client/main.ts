import { startPage } from '../../kit/client/startPage.ts'
import { createSlotView } from './createSlotView.ts'
import './style.css'

startPage(createSlotView)
