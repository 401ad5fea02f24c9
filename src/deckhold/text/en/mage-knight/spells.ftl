# What spells do, and what others share with them.

# Units
op-recruit-free = recruit any Unit of the offer for nothing; without a free Command token disband a Unit first
ask-recruit-free = Which Unit joins you?
ask-disband = Which Unit makes room for { $card }?
do-disband = Disband { $card }
op-ready = { $level ->
    [0] ready one of your Units
    [1] ready one of your Units of level I
    [2] ready one of your Units of level I or II
   *[3] ready one of your Units of level I, II or III
}
op-ready-heal = ready one of your Units and heal one Wound of it
op-ready-levels = ready Units of yours of up to { $n } levels in total
op-ready-all = ready all your Units
op-spend-rivals = { $level ->
    [2] you may spend one Unit of level I or II of each other player
   *[3] you may spend one Unit of level I, II or III of each other player
}
ask-ready = Which Unit becomes ready?
ask-ready-levels = { $n ->
    [one] Which Unit becomes ready? One level is left.
   *[other] Which Unit becomes ready? { $n } levels are left.
}
ask-spend-rival = Which Unit of { $who } is spent?
log-ready = { $who }: { $card } is ready again.
log-spent = { $who }: { $card } is spent.
