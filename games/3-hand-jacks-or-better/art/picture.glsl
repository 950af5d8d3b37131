// A riverside terrace at dusk: three lanterns over dark water, and a town that lights its windows.

vec3 brass(float t) { return mix(hex(0x3a240c), mix(hex(0xb8863a), hex(0xffe7ae), smoothstep(0.5, 1.0, t)), smoothstep(0.0, 0.6, t)); }

void far(inout vec4 k, vec2 u) {
  float w = wide(), shore = -0.22;
  sky(k, u, shore, hex(0x1a1444), hex(0x6a3a86), hex(0xf09a6a));
  stars(k, u, 0.5);
  clouds(k, u, vec2(0.1, 0.75), 0.6, 4.0, hex(0x3a2460), hex(0xf4a890), 0.42, vec2(-0.5, shore));
  skyline(k, u, vec4(shore, 0.34, 0.17, 0.020), 5.0, hex(0x3a2a66), hex(0x5a3a7a), hex(0xffd890), 0.28);
  skyline(k, u, vec4(shore, 0.20, 0.22, 0.024), 11.0, hex(0x1c163e), hex(0x2e2254), hex(0xffc870), 0.42);
  water(k, u, shore, hex(0x5a3a72), hex(0x120e2c), hex(0xffb878), -0.2, 0.34);
  mist(k, u, shore, 0.10, hex(0xffc8a0), 0.30);
  for (int i = 0; i < 3; i++) {
    vec2 at = vec2((float(i) - 1.0) * 0.56 * min(w, 1.1), 0.50 - 0.10 * abs(float(i) - 1.0));
    vec2 p = u - at;
    lay(k, brass(0.4), fill(max(abs(p.x) - 0.003, at.y - u.y)));
    halo(k, u, at, 0.46, hex(0xffb860), 0.85);
    float body = length(p / vec2(0.105, 0.135)) - 1.0;
    vec3 silk = mix(hex(0xb8342c), hex(0xffd27a), exp(-dot(p, p) * 60.0)) * (0.85 + 0.25 * cos(p.x / 0.105 * 9.0));
    lay(k, silk, fill(body * 0.1));
    lay(k, brass(0.8), fill(max(abs(p.x) - 0.046, abs(abs(p.y) - 0.132) - 0.012)));
  }
  lamps(k, u, vec2(-w, 0.80), vec2(w, 0.80), 0.12, 15.0, 0.014, hex(0xffe0a0), hex(0xff9ab0), hex(0x140c24));
  bokeh(k, u, 0.30, 7.0, hex(0xffc880), hex(0xc090ff), 0.10);
}

// The table in front: a padded rail, a bright inlay, cloth lit from above.
void near(inout vec4 k, vec2 u) {
  float w = wide(), r = 2.5;
  float d = length((u - vec2(0.0, -0.46 - r)) * vec2(1.0 / max(0.75, w * 0.62), 1.0)) - r;
  lay(k, vec3(0.0), smoothstep(0.12, -0.02, d) * 0.6);
  float t = clamp(-d / 0.10, 0.0, 1.0);
  vec3 rail_ = mix(hex(0x120b16), hex(0x5e3a4a), sin(3.14159 * t)) * (0.8 + 0.3 * f2(u * 24.0));
  rail_ += hex(0xfff0d0) * 0.20 * exp(-pow((t - 0.36) * 9.0, 2.0)) * exp(-u.x * u.x * 0.7);
  lay(k, rail_, fill(d));
  lay(k, hex(0xe8c58a) * (0.75 + 0.35 * cos(u.x * 2.4)), fill(d + 0.100));
  float cloth = d + 0.116;
  vec2 c = u - vec2(0.0, -0.66);
  vec3 felt = mix(hex(0x1a1244), hex(0x5a3aa8), exp(-dot(c, c * vec2(0.6, 1.7))));
  felt *= 0.86 + 0.22 * n2(u * 210.0);
  lay(k, felt, fill(cloth));
  lay(k, hex(0xe8c58a), fill(abs(cloth + 0.14) - 0.004) * 0.5);
}
