// Under the bank: a corridor of steel, deposit boxes in the walls, red beams across it, the round door at its end.

void far(inout vec4 k, vec2 u) {
  float m = mood();
  vec3 cool = hex(0x5ad0d8), warm = hex(0xffc860);
  vec4 r = room(u, vec2(1.30, 0.95), 4.6, vec2(0.0, -0.06));
  vec3 c;
  if (r.w < 0.5) {
    vec2 t = r.xy * vec2(1.6, 1.6), f = abs(fract(t) - 0.5);
    c = mix(hex(0x101c24), hex(0x34505c), 0.35 + 0.3 * f2(r.xy * 5.0)) * (1.0 - 0.5 * smoothstep(0.47, 0.49, max(f.x, f.y)));
    c += cool * 0.25 * exp(-pow(r.x * 1.6, 2.0)) * (0.3 + r.z);
    c = mix(c, warm * 0.9, smoothstep(0.035, 0.02, abs(abs(r.x) - 0.62)) * step(0.5, fract(r.y * 3.0)));
    c *= 0.5 + 0.6 * r.z;
  } else if (r.w < 1.5) {
    vec2 g = vec2(r.x * 4.2, r.y * 5.2), i = floor(g), f = fract(g) - 0.5;
    float door = box2(f, vec2(0.43, 0.41));
    float brushed = 0.5 + 0.5 * f2(vec2(r.x * 60.0, r.y * 6.0));
    c = mix(hex(0x0c1318), mix(hex(0x3a4e58), hex(0x9ab0b8), 0.35 * brushed + 0.3 * h2(i) + 0.3 * (f.y - f.x)), smoothstep(0.01, -0.02, door));
    c = mix(c, hex(0xd8b050), smoothstep(0.02, 0.0, abs(length(f - vec2(0.0, -0.08)) - 0.085) - 0.02) * 0.9);
    c = mix(c, hex(0x0c1014), smoothstep(0.05, 0.04, length(f - vec2(0.0, -0.08))));
    c = mix(c, hex(0xe8d8a0), smoothstep(0.02, 0.0, box2(f - vec2(0.0, 0.22), vec2(0.16, 0.06))) * 0.7);
    float open_ = step(0.93, h2(i + 3.0));
    c = mix(c, mix(hex(0x1a1206), warm, smoothstep(0.4, -0.3, f.y) * (0.5 + 0.5 * m)), open_ * smoothstep(0.0, -0.03, door));
    float band = min(abs(r.y - 0.78), abs(r.y + 0.78));
    c = mix(c, cool * 1.2, smoothstep(0.02, 0.012, band));
    c += cool * 0.30 * exp(-band * 9.0);
    c *= 0.40 + 0.75 * r.z;
  } else if (r.w < 2.5) {
    vec2 f = abs(fract(r.xy * vec2(1.2, 1.0)) - 0.5);
    c = hex(0x18242c) * (0.7 + 0.4 * f2(r.xy * 6.0));
    float tube = box2(vec2(r.x, fract(r.y * 0.9) - 0.5), vec2(0.55, 0.07));
    c = mix(c, vec3(0.86, 1.0, 1.0), smoothstep(0.02, 0.0, tube));
    c += cool * 0.4 * exp(-max(tube, 0.0) * 5.0);
    c *= (0.6 + 0.5 * r.z) * (1.0 - 0.3 * smoothstep(0.46, 0.49, max(f.x, f.y)));
  } else {
    c = mix(hex(0x1a2a32), hex(0x3a5460), f2(r.xy * 3.0));
    c = mix(c, hex(0x0c1418), smoothstep(0.02, 0.0, abs(max(abs(r.x), abs(r.y + 0.04)) - 0.90) - 0.02));
  }
  lay(k, c, 1.0);
  // The vault's door: rings of steel, bolts, a wheel of five spokes.
  vec2 at = vec2(0.0, 0.02);
  vec2 p = (u - at) / 0.42;
  float l = length(p), a = atan(p.y, p.x);
  vec2 dir = p / max(l, 0.001);
  float sheen = 0.5 + 0.5 * cos(2.0 * (a - 2.2));
  if (m > 0.5) {
    halo(k, u, at, 0.9, warm, 0.9);
    beams(k, u, at, vec2(0.0, 1.0), 3.2, warm, 0.5, 6.0);
    vec3 gold_ = mix(hex(0xd88a1c), hex(0xfff0b0), f2(p * 4.0));
    vec2 g = p * vec2(3.4, 7.0); g.x += 0.5 * mod(floor(g.y), 2.0);
    vec2 f = abs(fract(g) - 0.5);
    gold_ *= 0.6 + 0.5 * smoothstep(0.48, 0.40, max(f.x, f.y)) + 0.2 * h2(floor(g));
    lay(k, gold_, fill((l - 0.86) * 0.42));
  } else {
    lay(k, mix(hex(0x2c3c46), hex(0xc0d0d8), sheen * 0.6 + 0.2 * f2(vec2(l * 40.0, a))) * (0.8 + 0.2 * step(0.5, fract(l * 5.0))), fill((l - 0.90) * 0.42));
    lay(k, mix(hex(0x6a4a12), hex(0xffe08a), sheen), fill((abs(l - 0.62) - 0.030) * 0.42));
    for (int i = 0; i < 5; i++) {
      float b = float(i) / 5.0 * 2.0 * PI + 0.31;
      vec2 e = vec2(cos(b), sin(b)) * 0.46;
      float d = seg(p, vec2(0.0), e) - 0.036;
      lay(k, mix(hex(0x5a4010), hex(0xffe6a0), clamp(0.5 + dot(p - e, vec2(-0.7, 0.7)) * 3.0, 0.0, 1.0)), fill(d * 0.42));
      lay(k, mix(hex(0x5a4010), hex(0xfff0b8), clamp(0.5 + dot(p - e, vec2(-4.0, 5.0)), 0.0, 1.0)), fill((length(p - e) - 0.075) * 0.42));
    }
    lay(k, mix(hex(0x5a4010), hex(0xfff0b8), clamp(0.5 + dot(p, vec2(-2.0, 2.6)), 0.0, 1.0)), fill((l - 0.16) * 0.42));
  }
  float rimD = abs(l - 1.0) - 0.10;
  lay(k, mix(hex(0x202e36), hex(0xb0c2cc), sheen * 0.8), fill(rimD * 0.42));
  float ba = (fract(a / (2.0 * PI) * 24.0) - 0.5) / 24.0 * 2.0 * PI;
  float bolt = length(vec2(ba * l, l - 1.0)) - 0.040;
  lay(k, mix(hex(0x3a4850), hex(0xf0f8fc), clamp(0.5 - ba * 12.0 + (l - 1.0) * 8.0, 0.0, 1.0)), fill(bolt * 0.42));
  // Red beams that guard the way.
  for (int i = 0; i < 6; i++) {
    float f = float(i);
    vec2 p0 = vec2(-1.5, -0.86 + 0.30 * f + 0.1 * sin(f * 3.0)), p1 = vec2(1.5, -0.72 + 0.26 * f + 0.14 * cos(f * 2.0));
    float d = seg(u, p0, p1);
    shine(k, mix(hex(0xff2a3a), hex(0x2aff8a), m), 0.75 * exp(-d * d * 90000.0) + 0.16 * exp(-d * 60.0));
  }
  mist(k, u, -0.72, 0.24, cool, 0.16);
  motes(k, u, 0.14, 5.0, warm, 0.4 + 0.5 * m);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  // Stacks of ingots at the foot, and a camera in either corner.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 m = vec2(u.x * side, u.y);
    for (int row = 2; row >= 0; row--) for (int j = 0; j < 3; j++) {
      if (j > 2 - row) continue;
      vec2 q = m - vec2(w - 0.08 - 0.19 * float(j) - 0.095 * float(row), -0.97 + 0.105 * float(row));
      float d = max(abs(q.x) - 0.092 + 0.25 * (q.y + 0.05), abs(q.y) - 0.050);
      float top = max(abs(q.x) - 0.070, abs(q.y - 0.062) - 0.013);
      lay(k, mix(hex(0x7a4a08), hex(0xf0b030), clamp(0.5 + q.y * 6.0 - q.x * 2.0, 0.0, 1.0)) + 0.4 * exp(-pow((q.x + q.y + 0.02) * 36.0, 2.0)), fill(d));
      lay(k, mix(hex(0xffd860), hex(0xfff8d8), smoothstep(0.07, -0.07, q.x)), fill(top));
    }
    vec2 q = (m - vec2(w - 0.17, 0.78)) * rot(-0.45);
    lay(k, hex(0x10181c), fill(seg(m, vec2(w, 0.98), vec2(w - 0.15, 0.80)) - 0.018));
    float body = box2(q, vec2(0.105, 0.042)) - 0.010;
    lay(k, mix(hex(0x2a363e), hex(0xd0dce2), smoothstep(-0.05, 0.05, q.y)), fill(body));
    lay(k, hex(0x0a0e12), fill(length((q + vec2(0.115, 0.0)) / vec2(0.6, 1.0)) - 0.046));
    shine(k, hex(0xff2a3a), 1.2 * exp(-dot(q + vec2(0.118, 0.0), q + vec2(0.118, 0.0)) * 3800.0));
  }
}
