// A boulevard at night, wet from rain: neon signs on both sides, palms, a low moon, all of it mirrored in the street.

vec3 neonTube(float d, vec3 c) { return c * (1.1 * exp(-d * d * 5200.0) + 0.55 * exp(-abs(d) * 26.0)) + vec3(1.0) * 0.8 * exp(-d * d * 26000.0); }

// One sign of a row: shape by number, about half a unit high.
float sign_(vec2 p, float pick) {
  if (pick < 0.2) return abs(length(p) - 0.20);
  if (pick < 0.4) return abs(box2(p, vec2(0.13, 0.24)) - 0.02);
  if (pick < 0.55) return min(seg(p, vec2(-0.16, 0.2), vec2(0.16, 0.2)), seg(p, vec2(0.16, 0.2), vec2(-0.05, -0.24)));
  if (pick < 0.7) return abs(max(abs(p.x) + abs(p.y) * 0.8 - 0.22, -1.0));
  if (pick < 0.85) return min(seg(p, vec2(0.0, 0.26), vec2(0.0, -0.12)), min(seg(p, vec2(0.0, -0.24), vec2(-0.14, -0.06)), seg(p, vec2(0.0, -0.24), vec2(0.14, -0.06))));
  float a = mod(atan(p.x, p.y), PI * 0.4) - PI * 0.2;
  return abs(length(p) * cos(a) - 0.14);
}

vec3 street(vec2 u) {
  vec2 eye = vec2(0.0, -0.20);
  vec4 r = room(u, vec2(1.02, 2.4), 9.0, eye);
  vec3 night = mix(hex(0x281046), hex(0x070618), smoothstep(-0.3, 0.9, u.y));
  vec3 c = night;
  if (r.w > 0.5 && r.w < 1.5) {
    float side = u.x < 0.0 ? 0.0 : 50.0, z = r.x * 0.9, house = floor(z), f = fract(z);
    float top = 0.55 + 1.3 * h2(vec2(house, side));
    vec3 wall = mix(hex(0x141030), hex(0x2c1648), h2(vec2(house, side + 1.0))) * (0.6 + 0.4 * f2(r.xy * 4.0));
    vec2 w = vec2(f * 5.0, r.y * 4.2), id = floor(w), g = abs(fract(w) - 0.5);
    float lit_ = step(0.62, h2(id + house * 13.0 + side)) * step(0.05, f) * step(f, 0.95);
    vec3 lamp = h2(id + 5.0 + house) < 0.5 ? hex(0xffb45a) : hex(0x6a8cff);
    wall = mix(wall, lamp * 0.75, lit_ * smoothstep(0.34, 0.28, g.x) * smoothstep(0.38, 0.30, g.y) * step(0.1, r.y));
    vec3 tint = h2(vec2(house, side + 3.0)) < 0.34 ? hex(0xff2a4a) : h2(vec2(house, side + 3.0)) < 0.67 ? hex(0x2a8aff) : hex(0xffc02a);
    float d = sign_(vec2((f - 0.5) * 1.1, r.y - 0.10), h2(vec2(house, side + 7.0)));
    float band = min(abs(r.y + 0.42), abs(r.y - top + 0.06));
    float awning = step(abs(f - 0.5), 0.47);
    vec3 two = tint.r > tint.b ? hex(0x2ad0ff) : hex(0xff3a9a);
    wall += neonTube(d, tint) + neonTube(band, two) * awning * 0.9;
    wall += tint * 0.22 * exp(-abs(r.y - 0.1) * 1.6) * awning;
    float shop = step(r.y, -0.50) * step(abs(f - 0.5), 0.40);
    wall = mix(wall, mix(hex(0x1a1030), two * 0.8, 0.4 + 0.4 * f2(r.xy * 6.0)), shop * 0.8);
    c = r.y < top ? wall : night;
    c = mix(c, hex(0x5a1a70), smoothstep(0.15, 1.0, r.z) * 0.85);
  } else if (r.w > 2.5) c = mix(c, hex(0x6a1a78), 0.4);
  return c;
}

void far(inout vec4 k, vec2 u) {
  float h = -0.30;
  vec3 c = street(u);
  if (u.y < h) {
    // The wet street mirrors what stands above it.
    float z = 1.0 / (h - u.y + 0.02);
    float ripple = (f2(vec2(u.x * z * 0.9, z * 5.0)) - 0.5) * (0.05 + 0.10 * (h - u.y));
    vec2 m = vec2(u.x + ripple * 0.4, 2.0 * h - u.y + ripple + 0.10);
    float wet = smoothstep(0.30, 0.62, f2(vec2(u.x * z * 0.5, z * 0.8)));
    vec3 tar = hex(0x0c0a1c) * (0.6 + 0.9 * f2(vec2(u.x * z * 6.0, z * 9.0)));
    float line_ = smoothstep(0.035, 0.025, abs(u.x * z)) * step(0.5, fract(z * 0.9));
    tar = mix(tar, hex(0xffd86a), line_ * 0.55);
    c = mix(tar, street(m) * 0.9 + 0.02, 0.30 + 0.55 * wet);
    c *= 1.0 - 0.4 * smoothstep(0.2, 0.9, h - u.y);
  }
  lay(k, c, 1.0);
  vec2 moon = vec2(0.0, 0.06);
  if (u.y > h) {
    float open_ = smoothstep(0.34, 0.20, abs(u.x)) ;
    halo(k, u, moon, 0.5, hex(0xff4fb0), 0.55);
    lay(k, mix(hex(0xffd05a), hex(0xff3a8a), smoothstep(0.20, -0.14, u.y)), fill(length(u - moon) - 0.17) * step(-0.26, u.y) * (0.4 + 0.6 * step(0.25, fract(u.y * 22.0))) * open_);
  }
  for (int i = 0; i < 4; i++) {
    float f = float(i), s = mod(f, 2.0) < 0.5 ? -1.0 : 1.0, z = 1.0 - 0.42 * floor(f / 2.0);
    palm(k, u, vec2(s * 0.86 * z, h - 0.22 * z), vec2(s * (0.78 * z), 0.50 * z - 0.08), 0.36 * z, f * 3.0, hex(0x1a0c2a), hex(0x120a26), mix(hex(0xff3a7a), hex(0x3aa0ff), step(0.0, s)) * 0.62);
  }
  mist(k, u, h, 0.12, hex(0xc02a9a), 0.35);
  bokeh(k, u, 0.30, 4.0, hex(0xff3a6a), hex(0x3a8aff), 0.16);
}

void near(inout vec4 k, vec2 u) {
  float w = wide();
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec3 tint = s == 0 ? hex(0xff2a4a) : hex(0x2a9aff);
    // A lamp post with a glowing seven in a ring.
    vec2 p = u - vec2(side * (w - 0.16), 0.34);
    float post = max(abs(p.x) - 0.020, p.y + 0.20);
    lay(k, mix(hex(0x0a0818), tint * 0.5, smoothstep(0.3, -0.9, p.x / 0.020 * side)), fill(post));
    float plate_ = length(p) - 0.20;
    lay(k, hex(0x0c0818), fill(plate_));
    float ring_ = abs(length(p) - 0.185) - 0.010;
    float seven = min(seg(p, vec2(-0.075, 0.085), vec2(0.075, 0.085)), seg(p, vec2(0.075, 0.085), vec2(-0.025, -0.105))) - 0.016;
    lay(k, mix(tint, vec3(1.0), 0.35), fill(ring_));
    lay(k, mix(s == 0 ? hex(0xffd04a) : hex(0xff4a6a), vec3(1.0), 0.30), fill(seven));
    shine(k, tint, 0.55 * exp(-max(ring_, 0.0) * 22.0));
    shine(k, s == 0 ? hex(0xffc03a) : hex(0xff3a5a), 0.5 * exp(-max(seven, 0.0) * 26.0));
  }
  // The bonnet line of a parked car on either side.
  for (int s = 0; s < 2; s++) {
    float side = s == 0 ? -1.0 : 1.0;
    vec2 p = u - vec2(side * (w + 0.06), -1.02);
    float body = length(p / vec2(0.62, 0.26)) - 1.0;
    vec3 paint_ = s == 0 ? hex(0x7a0a1c) : hex(0x0a2a7a);
    float up = smoothstep(0.0, 0.26, p.y);
    vec3 c = mix(paint_ * 0.3, paint_ * 1.5, up);
    c += vec3(1.0, 0.6, 0.9) * 0.55 * exp(-pow((p.y - 0.15 + 0.10 * abs(p.x)) * 46.0, 2.0));
    lay(k, c, fill(body * 0.25));
    shine(k, s == 0 ? hex(0xffe0b0) : hex(0xc0e0ff), 0.9 * exp(-dot(p - vec2(-side * 0.44, 0.08), p - vec2(-side * 0.44, 0.08)) * 380.0));
  }
}
