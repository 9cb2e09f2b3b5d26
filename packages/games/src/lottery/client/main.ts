import { startPage } from '../../kit/client/startPage.ts'
import { createLotteryView } from './createLotteryView.ts'
import './style.css'

startPage(createLotteryView)
