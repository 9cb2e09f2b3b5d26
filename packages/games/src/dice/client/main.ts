import { startPage } from '../../kit/client/startPage.ts'
import { createDiceView } from './createDiceView.ts'
import './style.css'

startPage(createDiceView)
