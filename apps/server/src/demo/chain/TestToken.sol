// SPDX-License-Identifier: UNLICENSED
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token for tests and the demo: the decimals that USDT has on the network it stands for, all of it the deployer's.
contract TestToken is ERC20 {
    uint8 private immutable places;

    constructor(uint8 places_, uint256 supply) ERC20("Test USD", "USDT") {
        places = places_;
        _mint(msg.sender, supply);
    }

    function decimals() public view override returns (uint8) {
        return places;
    }
}
