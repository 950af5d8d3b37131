// A station on the floor of the deep: domes with lit windows, a submarine's lamp, vents that smoke, creatures that glow.

void dome(inout vec4 k, vec2 u, vec2 at, float s, float seed, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 2.2 || p.y < -0.5 || p.y > 1.9) return;
  halo(k, u, at + vec2(0.0, 0.35) * s, s * 1.9, hex(0x2fd8ff), 0.22 * (1.0 - fog));
  float shell = max(length(p) - 1.0, -p.y);
  float a = atan(p.x, p.y), r = length(p), l = clamp(0.42 - 0.35 * p.x + 0.35 * p.y, 0.0, 1.0);
  vec3 plate_ = mix(hex(0x0c1a48), hex(0x6a92c8), l);
  plate_ *= 1.0 - 0.35 * smoothstep(0.03, 0.0, min(abs(abs(r - 0.74)), abs(fract(a * 1.9 + 0.5) - 0.5) * r * 0.8));
  lay(k, mix(plate_, haze, fog), fill(shell * s));
  // A great window, and someone's laboratory behind it.
  float glass_ = max(length(p - vec2(0.0, 0.08)) - 0.62, 0.10 - p.y);
  vec3 in_ = mix(hex(0xd8fff8), hex(0x12a0b8), smoothstep(0.0, 0.75, length(p - vec2(0.0, 0.16))));
  vec2 g = vec2(p.x * 7.0, p.y * 6.0), gi = floor(g);
  in_ = mix(in_, hex(0x0a3a5a), step(h2(gi + seed), 0.38) * step(p.y, 0.36) * 0.75);
  in_ = mix(in_, h2(gi + seed + 5.0) < 0.5 ? hex(0xffd83a) : hex(0xff5a7a), step(h2(gi + seed + 2.0), 0.16) * step(length(fract(g) - 0.5), 0.26));
  float frame_ = min(abs(fract(p.x * 2.4 + 0.5) - 0.5) * 0.42, abs(length(p - vec2(0.0, 0.08)) - 0.34));
  in_ = mix(in_, hex(0x1a2c5a), smoothstep(0.028, 0.018, frame_));
  lay(k, mix(in_, haze, fog * 0.6), fill(glass_ * s));
  lay(k, mix(hex(0xb8ccd8), haze, fog), fill((abs(glass_) - 0.028) * s));
  lay(k, vec3(0.9, 1.0, 1.0), smoothstep(0.05, 0.0, abs(length(p - vec2(0.06, 0.02)) - 0.52)) * smoothstep(-0.2, -0.5, p.x) * step(0.2, p.y) * 0.6);
  float base = box2(p + vec2(0.0, 0.08), vec2(1.16, 0.13)) - 0.03;
  float stripe = step(0.5, fract(p.x * 3.4 + p.y * 2.0));
  lay(k, mix(mix(hex(0x14182a), hex(0xffc81c), stripe) * (0.55 + 0.5 * l), haze, fog), fill(base * s));
  lay(k, mix(hex(0x8aa0b8), haze, fog), fill((max(abs(p.x) - 0.03, abs(p.y - 1.2) - 0.24)) * s));
  float blink = length(p - vec2(0.0, 1.46));
  shine(k, hex(0xff4a5a), (1.2 * exp(-blink * blink * 260.0) + 0.35 * exp(-blink * blink * 18.0)) * (1.0 - 0.5 * fog));
}

void tube(inout vec4 k, vec2 u, vec2 a, vec2 b, float r, float fog, vec3 haze) {
  vec2 pa = u - a, ba = b - a;
  float t = clamp(dot(pa, ba) / dot(ba, ba), 0.0, 1.0), o = (pa - ba * t).y, d = length(pa - ba * t) - r;
  vec3 c = mix(hex(0x0a1640), hex(0x7aa4d8), clamp(0.45 + o / r * 0.5, 0.0, 1.0));
  float n = t * length(ba) / r * 0.42;
  c = mix(c, hex(0x7affea), smoothstep(0.26, 0.20, length(vec2(fract(n) - 0.5, o / r * 0.42))));
  c *= 1.0 - 0.4 * smoothstep(0.06, 0.02, abs(fract(n) - 0.02));
  lay(k, mix(c, haze, fog), fill(d));
}

void jelly(inout vec4 k, vec2 u, vec2 at, float s, vec3 c, float seed, float a) {
  vec2 p = (u - at) / s;
  if (abs(p.x) > 2.0 || p.y > 1.6 || p.y < -2.6) return;
  halo(k, u, at, s * 1.9, c, 0.35 * a);
  float bell = max(length(p * vec2(1.0, 1.25)) - 0.9, -p.y - 0.06 - 0.06 * sin(p.x * 16.0));
  vec3 col = c * (0.45 + 0.6 * smoothstep(-0.2, 0.8, p.y)) + 0.35 * smoothstep(0.16, 0.0, abs(bell + 0.06));
  col += 0.22 * smoothstep(0.3, 0.5, abs(fract(atan(p.x, p.y + 0.3) * 2.6) - 0.5));
  lay(k, col, smoothstep(0.03, -0.03, bell) * 0.72 * a);
  for (int i = 0; i < 6; i++) {
    float f = float(i), x = (f - 2.5) * 0.26 + 0.16 * sin(p.y * 3.4 + f * 1.7 + seed);
    float len = -1.3 - 0.9 * h2(vec2(f, seed));
    shine(k, c, smoothstep(0.06, 0.0, abs(p.x - x)) * smoothstep(len, -0.4, p.y) * step(p.y, -0.02) * 0.7 * a);
  }
}

void vent(inout vec4 k, vec2 u, vec2 at, float s, float seed, float fog, vec3 haze) {
  vec2 p = (u - at) / s;
  float wd = 0.20 + 0.22 * smoothstep(1.0, -0.1, p.y) + 0.07 * (f2(vec2(p.y * 6.0, seed)) - 0.5);
  if (abs(p.x) < 0.8 && p.y < 1.05) {
    float l = clamp(0.4 - p.x * 0.9 + (f2(p * 6.0 + seed) - 0.5), 0.0, 1.0);
    vec3 c = mix(hex(0x0a0a26), hex(0x5a4a78), l);
    c += hex(0xff6a2a) * 0.8 * smoothstep(0.62, 0.72, f2(p * vec2(5.0, 3.0) + seed * 3.0)) * smoothstep(0.0, 0.9, p.y);
    lay(k, mix(c, haze, fog), fill(max(abs(p.x) - wd, p.y - 1.0 + 0.1 * f2(p * 9.0)) * s) * step(-0.35, p.y));
  }
  vec2 q = p - vec2(0.0, 0.98);
  if (q.y > -0.1 && q.y < 4.0) {
    float drift = q.x - 0.22 * sin(q.y * 1.6 + seed) * q.y * 0.4, n = f2(vec2(drift * 2.6, q.y * 1.9 - seed));
    lay(k, mix(hex(0x14123a), hex(0x7a80c8), n), smoothstep(0.16 + 0.26 * q.y, 0.0, abs(drift)) * smoothstep(4.0, 0.4, q.y) * smoothstep(0.30, 0.62, n) * 0.62);
    shine(k, hex(0xff7a3a), 0.5 * exp(-dot(q, q) * 5.0));
  }
}

void far(inout vec4 k, vec2 u) {
  float w = wide(), n = min(1.0, w / 1.3), h = -0.44;
  vec3 haze = moody(0x1c4ac0, 0x5a2ac8), glow = moody(0x2fe8ff, 0xd05aff);
  lay(k, mix(moody(0x2458d8, 0x6a30d8), moody(0x040422, 0x0c0226), smoothstep(-0.35, 1.0, u.y) * 0.85 + 0.15 * smoothstep(0.4, 1.6, abs(u.x))), 1.0);
  halo(k, u, vec2(0.0, -0.25), 0.9, moody(0x2f8aff, 0x9a4aff), 0.5);
  lay(k, moody(0x0a1a5a, 0x280a5a), 0.35 * smoothstep(0.45, 0.7, f2(u * vec2(1.2, 3.0) + 5.0)));
  hills(k, u, vec4(0.06, 0.26, 1.3, 0.8), 4.0, mix(moody(0x2a58c0, 0x5a2ab8), haze, 0.4), mix(moody(0x122a80, 0x300f78), haze, 0.3), haze, 0.55);
  hills(k, u, vec4(-0.20, 0.16, 1.9, 0.7), 12.0, moody(0x1f44a8, 0x48209a), moody(0x0c1a5a, 0x200a52), haze, 0.35);
  vent(k, u, vec2(0.30 * n, h), 0.15, 3.0, 0.40, haze);
  vent(k, u, vec2(-0.44 * n, h), 0.19, 8.0, 0.34, haze);
  dome(k, u, vec2(-0.08 * n, h + 0.04), 0.14, 5.0, 0.40, haze);
  // A whale goes by, far off.
  vec2 q = (u - vec2(w > 1.0 ? 0.92 : 0.10, 0.62)) / (w > 1.0 ? 0.34 : 0.26);
  float whale = length(vec2(q.x * 0.9, q.y * 2.7 + 0.35 * q.x * q.x)) - 0.9;
  whale = min(whale, max(abs(q.y + 0.10 + 0.32 * (q.x - 1.3) * (q.x - 1.3) - 0.10) - 0.06, abs(q.x - 1.15) - 0.34));
  whale = min(whale, tri2(q, vec2(1.32, -0.06), vec2(1.72, 0.30), vec2(1.60, -0.02)));
  whale = min(whale, tri2(q, vec2(-0.30, -0.22), vec2(0.02, -0.26), vec2(0.12, -0.72)));
  lay(k, mix(moody(0x0a1448, 0x1c0a48), moody(0x2a58c8, 0x6a3ac8), clamp(0.5 + q.y * 1.2, 0.0, 1.0)), smoothstep(0.04, -0.04, whale) * 0.62);
  // The sea floor.
  float g = h + 0.035 * sin(u.x * 3.0 + 1.0), d = max(g - u.y, -0.02);
  vec2 z = ground(u, g + 0.03);
  vec3 sand = mix(mix(moody(0x4a7ae0, 0x8a5ae0), haze, 0.3), moody(0x060a30, 0x14062c), smoothstep(0.0, 0.55, d)) * (0.72 + 0.5 * f2(z * vec2(1.4, 3.0)));
  sand += glow * 0.5 * smoothstep(0.05, 0.0, abs(f2(z * vec2(0.8, 1.4)) - 0.5)) * exp(-d * 4.0) * 0.6;
  lay(k, sand, fill(-d));
  // The station: tubes between domes.
  tube(k, u, vec2(-w - 0.2, h + 0.10), vec2(-w * 0.62 - 0.12, h + 0.05), 0.036, 0.10, haze);
  tube(k, u, vec2(w * 0.62 + 0.10, h + 0.02), vec2(w + 0.2, h + 0.06), 0.036, 0.10, haze);
  dome(k, u, vec2(-w + (w > 1.0 ? 0.36 : 0.22), h + 0.02), w > 1.0 ? 0.38 : 0.24, 1.0, 0.03, haze);
  dome(k, u, vec2(w - (w > 1.0 ? 0.30 : 0.16), h - 0.06), w > 1.0 ? 0.30 : 0.19, 9.0, 0.03, haze);
  dome(k, u, vec2(w > 1.0 ? 1.02 : 0.14, h - 0.02), w > 1.0 ? 0.17 : 0.10, 13.0, 0.20, haze);
  vent(k, u, vec2(-w * 0.52 - 0.04, h - 0.08), 0.17, 15.0, 0.10, haze);
  // A submarine with its lamps.
  vec2 at = vec2(w > 1.0 ? 1.22 : 0.20, w > 1.0 ? 0.16 : 0.36);
  float s = w > 1.0 ? 0.22 : 0.15;
  vec2 lamp = at + vec2(-1.0, -0.12) * s, to = u - lamp;
  float cone = smoothstep(0.04 + 0.30 * max(-to.x, 0.0), 0.0, abs(to.y + 0.22 * -to.x)) * step(to.x, 0.0) * exp(to.x * 1.4);
  shine(k, hex(0xfff0b0), cone * 0.62 * (0.8 + 0.4 * f2(u * 5.0)));
  vec2 p = (u - at) / s;
  float l = clamp(0.48 + p.y * 0.85, 0.0, 1.0);
  vec3 yellow = mix(hex(0x8a4a04), hex(0xffe25a), l);
  lay(k, hex(0x8a94a8), fill((max(abs(p.x - 1.14) - 0.05, abs(p.y) - 0.42)) * s));
  lay(k, yellow * 0.9, fill((box2(p - vec2(0.05, 0.52), vec2(0.26, 0.16)) - 0.05) * s));
  lay(k, hex(0x8a94a8), fill((max(abs(p.x - 0.14) - 0.03, abs(p.y - 0.86) - 0.18)) * s));
  float hull = length(p * vec2(0.92, 1.9)) - 1.0;
  lay(k, yellow, fill(hull * s * 0.6));
  lay(k, hex(0x14182a), fill((abs(p.y + 0.12) - 0.018) * s) * step(hull, 0.0) * 0.6);
  for (int i = 0; i < 3; i++) {
    vec2 o = p - vec2(-0.48 + 0.42 * float(i), 0.06);
    lay(k, hex(0xdfe8f0), fill((length(o) - 0.16) * s));
    lay(k, mix(hex(0xd8fffa), hex(0x12a8c8), clamp(length(o) * 6.0, 0.0, 1.0)), fill((length(o) - 0.115) * s));
  }
  lay(k, hex(0xfffbe0), fill((length(p - vec2(-0.98, -0.12)) - 0.09) * s));
  halo(k, u, lamp, 0.14, hex(0xfff4c0), 0.85);
  jelly(k, u, vec2(w > 1.0 ? -1.26 : -0.34, 0.50), 0.105, moody(0xff5ad0, 0x5affd8), 2.0, 0.95);
  jelly(k, u, vec2(w > 1.0 ? -0.66 : -0.14, 0.74), 0.062, moody(0x5affd8, 0xffd05a), 6.0, 0.85);
  jelly(k, u, vec2(w > 1.0 ? -1.60 : 0.46, w > 1.0 ? 0.16 : 0.70), 0.075, moody(0x9a7aff, 0xff6ad0), 9.0, 0.9);
  jelly(k, u, vec2(w > 1.0 ? 1.62 : 0.30, 0.78), 0.070, moody(0xff7a9a, 0x7affea), 13.0, 0.85);
  motes(k, u, 0.09, 4.0, moody(0x8affff, 0xffa8ff), 0.85);
  bokeh(k, u, 0.30, 5.0, moody(0x2fb8ff, 0xb05aff), moody(0x3fffd0, 0xff6ad0), 0.10 + 0.08 * mood());
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0, x = u.x * side;
    // Tube worms with glowing plumes grow out of a rock.
    for (int i = 0; i < 6; i++) {
      float f = float(i), tall = 0.17 + 0.15 * h2(vec2(f, side)), x0 = w + 0.01 - 0.060 * f, y0 = -0.80 - 0.032 * f;
      float t = (u.y - y0) / tall, c = x0 + 0.022 * sin(t * 3.0 + f) - 0.030 * t, e = abs(x - c) - 0.015;
      vec3 tip = mod(f, 3.0) < 0.5 ? hex(0xff4a6a) : mod(f, 3.0) < 1.5 ? hex(0x3fffd0) : hex(0xffc83a);
      lay(k, mix(hex(0x3a3a6a), hex(0xb8c0e8), clamp(0.5 - (x - c) * 26.0, 0.0, 1.0)) * (0.75 + 0.25 * fract(t * 7.0)), fill(e) * step(-0.6, t) * step(t, 0.9));
      vec2 p = (vec2(x, u.y) - vec2(x0 + 0.022 * sin(2.8 + f) - 0.029, y0 + tall * 0.94)) / 0.042;
      float a = atan(p.x, p.y), plume = length(p * vec2(1.25, 0.8)) - 0.66 - 0.26 * abs(sin(a * 7.0));
      lay(k, mix(tip * 0.6, mix(tip, vec3(1.0), 0.4), clamp(0.4 + p.y * 0.5, 0.0, 1.0)), fill(plume * 0.042));
      shine(k, tip, 0.28 * exp(-dot(p, p) * 0.45));
    }
    float g = -1.03 + 0.27 * exp(-pow((x - w - 0.10) * 2.0, 2.0)) + 0.05 * (f2(u * 6.0 + side) - 0.5), d = g - u.y;
    float l = clamp(0.42 + (f2(u * 7.0) - f2(u * 7.0 + vec2(0.2, -0.3))) * 3.0 - d * 1.2, 0.0, 1.0);
    lay(k, mix(hex(0x070628), hex(0x4a62c8), l), fill(-d));
    shine(k, hex(0x2fe8ff), 0.5 * smoothstep(0.02, 0.0, abs(d)) * step(0.0, d));
    // A lamp mast of the station.
    float pole = max(abs(x - w + 0.07) - 0.016, abs(u.y - 0.55) - 0.75);
    vec2 b = vec2(x - w + 0.13, u.y - 0.66);
    lay(k, mix(hex(0x14204a), hex(0x8aa8d8), clamp(0.5 - (x - w + 0.07) * 24.0, 0.0, 1.0)), fill(max(abs(x - w - 0.01) - 0.022, -1.0 - u.y)));
    lay(k, hex(0x5a78a8), fill(box2(b - vec2(0.07, 0.035), vec2(0.10, 0.014))));
    lay(k, hex(0xffc81c), fill(box2(b, vec2(0.044, 0.040)) - 0.008));
    lay(k, hex(0xeaffff), fill(box2(b + vec2(0.0, 0.018), vec2(0.032, 0.020))));
    halo(k, u, vec2(side * (w - 0.13), 0.63), 0.20, hex(0x8affff), 0.6);
  }
}
