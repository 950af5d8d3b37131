// A cavern of crystal: columns of blue and violet that glow from within, a pool that mirrors them, motes of light.

void crystal(inout vec4 k, vec2 u, vec2 at, float s, float lean, vec3 c, float fog, vec3 haze) {
  vec2 p = (u - at) * rot(lean) / s;
  if (abs(p.x) > 0.6 || p.y < -0.3 || p.y > 1.3) return;
  float wd = 0.20 * (1.0 - 0.12 * p.y), tip = 0.78;
  float d = max(abs(p.x) - wd, max(-p.y - 0.2, (p.y - tip) * 0.45 + abs(p.x + 0.03) - wd * 0.62));
  float face = p.x < -0.30 * wd ? 0.95 : p.x < 0.38 * wd ? 0.58 : 0.28;
  if (p.y > tip - 0.22 * abs(p.x / wd) - 0.02) face = p.x < -0.1 * wd ? 1.25 : 0.72;
  vec3 col = c * face * (0.55 + 0.5 * p.y);
  col += c * 0.45 * exp(-pow(p.x / wd * 1.5, 2.0)) * smoothstep(1.0, 0.0, p.y);
  col += vec3(1.0) * 0.28 * smoothstep(0.55, 0.75, f2(p * vec2(9.0, 3.0) + at * 7.0)) * face;
  float edge = min(abs(p.x + 0.30 * wd), min(abs(p.x - 0.38 * wd), abs(d)));
  col += mix(c, vec3(1.0), 0.6) * 0.55 * exp(-edge * 90.0);
  lay(k, mix(col, haze, fog), fill(d * s));
  shine(k, c, 0.10 * exp(-max(d, 0.0) * 9.0) * (1.0 - fog));
}

void scene_(inout vec4 k, vec2 u) {
  float w = wide(), m = mood();
  vec3 blue = hex(0x2fa8ff), violet = hex(0x9a5aff), pink = hex(0xff4fd0), haze = mix(hex(0x1c4a98), hex(0x6a2a98), m);
  lay(k, mix(hex(0x2a6ac8), hex(0x050a20), smoothstep(0.1, 1.1, length((u - vec2(0.0, 0.0)) * vec2(0.75, 1.0)))), 1.0);
  halo(k, u, vec2(0.0, 0.05), 0.8, mix(hex(0x7ae8ff), hex(0xff9af0), m), 0.55);
  // Walls of rock that close in.
  for (int i = 0; i < 3; i++) {
    float f = float(i), r = 0.58 + 0.26 * f;
    float a = atan(u.y - 0.05, u.x / 1.35), l = length(vec2(u.x / 1.35, u.y - 0.05));
    float edge = r + 0.16 * (f2(vec2(a * 3.0 + f * 5.0, f)) - 0.5) + 0.07 * (f2(vec2(a * 12.0, f + 3.0)) - 0.5);
    float relief_ = f2(u * (5.0 + f) + f * 4.0) - f2(u * (5.0 + f) + f * 4.0 + vec2(0.05, -0.08));
    vec3 rock = mix(hex(0x0a1430), hex(0x3a4a90), clamp(0.35 + 2.0 * relief_, 0.0, 1.0));
    rock = mix(rock, haze, 0.55 - 0.22 * f);
    rock += haze * 0.7 * exp(-max(l - edge, 0.0) * 14.0);
    lay(k, rock, smoothstep(-0.004, 0.004, l - edge));
  }
  for (int i = 0; i < 22; i++) {
    float f = float(i), side = mod(f, 2.0) < 0.5 ? -1.0 : 1.0, z = 1.0 - f / 22.0;
    float x = side * (0.34 + 1.45 * h2(vec2(f, 1.0)) * (1.15 - 0.5 * z)), s = (0.30 + 0.55 * h2(vec2(f, 2.0))) * (1.15 - 0.55 * z);
    vec3 c = h2(vec2(f, 4.0)) < 0.45 ? blue : h2(vec2(f, 4.0)) < 0.8 ? violet : pink;
    crystal(k, u, vec2(x * min(1.0, 0.35 + w * 0.5), -0.36 - 0.18 * (1.0 - z)), s, side * -0.32 * h2(vec2(f, 5.0)) * 1.4, mix(c, mix(pink, hex(0xffb0f0), 0.3), m * 0.4), 0.50 * z, haze);
    if (f < 10.0) crystal(k, vec2(u.x, -u.y), vec2(side * (0.5 + 1.3 * h2(vec2(f, 8.0))) * min(1.0, 0.35 + w * 0.5), -0.98), 0.28 + 0.30 * h2(vec2(f, 9.0)), side * 0.2, c, 0.35, haze);
  }
}

void far(inout vec4 k, vec2 u) {
  float pool = -0.46;
  if (u.y < pool) {
    float d = pool - u.y, z = 1.0 / (d + 0.04);
    float wave = (f2(vec2(u.x * z * 0.8, z * 6.0)) - 0.5) * 0.10;
    scene_(k, vec2(u.x + wave, 2.0 * pool - u.y + 0.06 + wave));
    k.rgb *= mix(vec3(0.72, 0.82, 1.0), vec3(0.22, 0.28, 0.5), smoothstep(0.0, 0.55, d));
    shine(k, hex(0x8ae8ff), 0.35 * smoothstep(0.62, 0.85, n2(vec2(u.x * z * 1.6, z * 16.0))) * exp(-d * 3.0));
  } else scene_(k, u);
  mist(k, u, pool, 0.07, mix(hex(0x7ac8ff), hex(0xe08aff), mood()), 0.45);
  beams(k, u, vec2(0.15, 1.2), vec2(-0.1, -1.0), 0.8, mix(hex(0x9ae8ff), hex(0xffb0f8), mood()), 0.40, 5.0);
  motes(k, u, 0.10, 4.0, hex(0xc8f4ff), 0.9);
  bokeh(k, u, 0.28, 2.0, hex(0x4ab8ff), hex(0xd06aff), 0.14);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec3 a = s == 0 ? hex(0x2fa8ff) : hex(0xc04aff), b = s == 0 ? hex(0x8a5aff) : hex(0x2fd0ff);
    crystal(k, u, vec2(side * (w - 0.30), -1.02), 0.30, side * -0.50, b, 0.0, a);
    crystal(k, u, vec2(side * (w + 0.02), -1.04), 0.86, side * -0.16, a, 0.0, a);
    crystal(k, u, vec2(side * (w - 0.14), -1.06), 0.52, side * -0.34, b, 0.0, a);
    crystal(k, u, vec2(side * (w - 0.42), -1.05), 0.22, side * -0.75, a, 0.0, a);
    crystal(k, vec2(u.x, -u.y), vec2(side * (w - 0.06), -1.06), 0.50, side * 0.22, b, 0.0, a);
    crystal(k, vec2(u.x, -u.y), vec2(side * (w - 0.26), -1.06), 0.30, side * 0.40, a, 0.0, a);
  }
}
